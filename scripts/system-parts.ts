import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

type SystemPart = {
  /** The Debian package that brings it. */
  readonly debian: string
  /** A file that is there when the part is. */
  readonly path: string
  readonly neededFor: string
  /** Without it everything runs all the same, and takes longer: it is tried for itself, and not missed. */
  readonly isToQuicken?: true
  /** `cluster`: for `npm run test:cluster` alone. */
  readonly suite?: 'cluster'
}

/** What the tests use of the system. The one list: `npm test` installs from it, and the run ends with what is missing. */
export const systemParts: readonly SystemPart[] = [
  { debian: 'chromium', path: '/usr/bin/chromium', neededFor: 'the browser journeys' },
  {
    // Has no window, tabs or bars of its own to draw: the same pages take a third less of the processor.
    debian: 'chromium-headless-shell',
    path: '/usr/bin/chromium-headless-shell',
    neededFor: 'the browser journeys',
    isToQuicken: true,
  },
  { debian: 'mariadb-server', path: '/usr/sbin/mariadbd', neededFor: 'the server tests on MySQL' },
  { debian: 'libreoffice-writer-nogui', path: '/usr/bin/soffice', neededFor: 'opening Word files in LibreOffice' },
  { debian: 'poppler-utils', path: '/usr/bin/pdftotext', neededFor: 'reading the pages that LibreOffice makes' },
  { debian: 'qpdf', path: '/usr/bin/qpdf', neededFor: 'opening packets in another reader' },
  { debian: 'tesseract-ocr', path: '/usr/bin/tesseract', neededFor: 'recognising the text of scans' },
  {
    // Without the metrics of the fonts that a brief names, LibreOffice makes other pages than are estimated.
    debian: 'fonts-liberation',
    path: '/usr/share/fonts/truetype/liberation/LiberationSerif-Regular.ttf',
    neededFor: 'pages as they will be printed',
  },
  { debian: 'mariadb-server', path: '/usr/sbin/mariadbd', neededFor: 'the nodes', suite: 'cluster' },
  { debian: 'galera-4', path: '/usr/lib/galera/libgalera_smm.so', neededFor: 'a cluster of nodes', suite: 'cluster' },
  { debian: 'rsync', path: '/usr/bin/rsync', neededFor: 'nodes that join', suite: 'cluster' },
  { debian: 'lsof', path: '/usr/bin/lsof', neededFor: 'nodes that join', suite: 'cluster' },
  { debian: 'haproxy', path: '/usr/sbin/haproxy', neededFor: 'the balancer', suite: 'cluster' },
  {
    debian: 'python3-swift',
    path: '/usr/lib/python3/dist-packages/swift/__init__.py',
    neededFor: 'an object store of somebody else',
    suite: 'cluster',
  },
  { debian: 'memcached', path: '/usr/bin/memcached', neededFor: 'the object store', suite: 'cluster' },
]

export function findMissingParts(suite?: SystemPart['suite'], { isToQuicken = false } = {}): readonly SystemPart[] {
  const wanted = systemParts.filter((part) => part.suite === suite && (part.isToQuicken ?? false) === isToQuicken)
  return wanted.filter(({ path }) => !existsSync(path))
}

/** Installs what is missing where that is possible: on Debian, as root or by `sudo` that asks nothing. */
export function installSystemParts(suite?: SystemPart['suite']): void {
  const names = findMissingParts(suite).map(({ debian }) => debian)
  const toQuicken = findMissingParts(suite, { isToQuicken: true }).map(({ debian }) => debian)
  if (names.length + toQuicken.length === 0 || !existsSync('/usr/bin/apt-get')) return
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const aptGet = (...options: readonly string[]) => {
    const [program = '', ...rest] = [...asRoot, 'apt-get', ...options]
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    return spawnSync(program, rest, { stdio: 'inherit', env }).status === 0
  }
  console.log(`Installing ${[...names, ...toQuicken].join(', ')} ...`)
  if (!aptGet('update', '-qq')) return
  // A package that is not to be had keeps none of those away that are needed.
  for (const some of [names, toQuicken])
    if (some.length > 0) aptGet('install', '-y', '-qq', '--no-install-recommends', ...some)
}
