type Import = readonly [from: string, to: string]

/** Features of the web that stand in one folder with others of their kind. */
const groups = new Set(['src/web/features/drafts'])
const isOfTests = /[.]test[.]tsx?$|\/testing\//

/**
 * The pairs of folders of the product that stand side by side and import each other, each once. A folder and one inside
 * it are no pair: the one is the door of the other.
 */
export function findTies(imports: readonly Import[]): string[] {
  const leans = new Set<string>()
  for (const [from, to] of imports) {
    if (!to.startsWith('src/') || isOfTests.test(from) || isOfTests.test(to)) continue
    const pair = sideBySide(from.split('/'), to.split('/'))
    if (pair) leans.add(pair.join(' <-> '))
  }
  return [...leans].filter((pair) => {
    const [one = '', other = ''] = pair.split(' <-> ')
    return one < other && leans.has(`${other} <-> ${one}`)
  })
}

/** The folders in which two files first part; undefined where one of them is a file there. */
function sideBySide(from: readonly string[], to: readonly string[]): readonly [string, string] | undefined {
  let depth = 0
  while (depth < from.length - 1 && from[depth] === to[depth]) depth += 1
  const folderOf = (path: readonly string[]) => {
    const folder = path.slice(0, depth + 1).join('/')
    const cut = groups.has(folder) ? depth + 2 : depth + 1
    return cut < path.length ? path.slice(0, cut).join('/') : undefined
  }
  const [one, other] = [folderOf(from), folderOf(to)]
  return one === undefined || other === undefined ? undefined : [one, other]
}
