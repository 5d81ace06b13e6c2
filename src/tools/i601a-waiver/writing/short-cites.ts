/** A decision is cited in full once, in the legal standard or where it first stands; behind that by its short form. */
export function createShortener(standard: string): (html: string) => string {
  const seen = new Set([...standard.matchAll(/\[\[cite:(C\d+)/gu)].map(([, id = '']) => id))
  return (html) =>
    html.replaceAll(/(^|[^[])\[\[cite:(C\d+)\]\](?=(.?))/gu, (whole, before: string, id: string, after: string) => {
      const isKnown = seen.has(id)
      seen.add(id)
      // As a sentence of its own a citation needs its page, which few have here.
      if (!isKnown || /^[.;]?$/u.test(after)) return whole
      return `${before}[[cite:${id}|short]]`
    })
}
