/**
 * What each of these requests, sent one after the other, is billed as, in tokens of about four characters: what it has in
 * common with an earlier one from its beginning on is cached and costs a tenth.
 */
export function billedTokens(requests: readonly string[]): number[] {
  return requests.map((text, index) => {
    const cached = Math.max(0, ...requests.slice(0, index).map((earlier) => commonLength(earlier, text)))
    return (text.length - cached + cached / 10) / 4
  })
}

function commonLength(one: string, other: string): number {
  let at = 0
  while (at < one.length && one[at] === other[at]) at += 1
  return at
}
