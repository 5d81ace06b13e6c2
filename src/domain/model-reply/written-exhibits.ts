const cite =
  /<span data-source="ex:[^"<>]*">[^<>]*<\/span>|<[^<>]*>|\[\[[^[\]]*\]\]|(?<![\p{L}\p{N}])(?:Ex\.|Exh\.|Exhibit) ([A-Z]{1,2}(?:-\d{1,3})?)(?:,? (?:at|pp?\.|pages?) (\d{1,4}(?:[–-]\d{1,4})?))?(?![\p{L}\p{N}])/gu

/**
 * Exhibits that a writer wrote out (`Ex. B at 2`) as the tokens that they should have been, so that they move with their
 * document, and so that a letter or page that there is not becomes a gap. What is a cite or a token already stays.
 */
export const withExhibitTokens = (html: string): string =>
  html.replaceAll(cite, (whole, letter?: string, page?: string) =>
    letter === undefined ? whole : `[[ex:${letter}${page === undefined ? '' : `|p=${page}`}]]`,
  )
