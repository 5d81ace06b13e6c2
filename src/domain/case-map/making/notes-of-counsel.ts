/**
 * What counsel noted of an interview with the client: it tells the client's account in the third person and is no report. It
 * is work product: a brief may be drafted from it, and a declaration has to take its place before anything is filed.
 */
export const isNotesOfCounsel = ({ title }: { readonly title: string }): boolean =>
  /\b(?:notes? of (?:counsel|(?:the |an? )?(?:attorney|lawyer|interview|intake))|(?:interview|intake|attorney|counsel(?:[’']s)?) notes?|intake (?:sheet|summary|memo\w*))\b/iu.test(
    title,
  )
