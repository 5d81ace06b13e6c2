import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** The programs of the system that the tests use, and the Debian packages that bring them. */
const parts: Readonly<Record<string, string>> = {
  '/usr/bin/chromium': 'chromium',
  '/usr/sbin/mariadbd': 'mariadb-server',
  '/usr/bin/soffice': 'libreoffice-writer-nogui',
  '/usr/bin/pdftotext': 'poppler-utils',
}

/** Installs what is missing where that is possible: on Debian, as root. Elsewhere the tests name what they skip. */
export function installSystemParts(): void {
  const missing = Object.entries(parts).flatMap(([path, name]) => (existsSync(path) ? [] : [name]))
  if (missing.length === 0 || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  console.log(`Installing ${missing.join(', ')} ...`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env })
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing], { stdio: 'inherit', env })
}
