const month =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)'
const opens = String.raw`(?<=[\p{L}\d)"”]: |[\p{L}\d)"”][,;] |[\p{L}\d)"”]\. |\(|\p{Ll} |^(?:[-–•*] )?)`
const year = String.raw`(?:19|20)\d\d\b`
const day = String.raw`\d{1,2}\/\d{1,4}`

const born = new RegExp(String.raw`${opens}b\. ?(?=((?:in )?\p{Lu}\p{L}+|${year}|${day}))`, 'gmu')
const married = new RegExp(String.raw`${opens}m\. ?(?=(${year}|${day}|${month}\b|\p{Lu}\p{Ll}+,? ${year}))`, 'gmu')
const died = new RegExp(String.raw`${opens}d\. ?(?=(${year}|${day}|${month}\b|of \p{Ll}))`, 'gmu')
const divorced = new RegExp(String.raw`${opens}div\. ?(?=(${year}|${day}|${month}\b))`, 'gmu')

const isTime = (behind: string): boolean => /^\d/u.test(behind)

/**
 * Short words whose full stop would end a sentence, in full. `b. Oruro 1991`, `m. 2009`, `d. 2011` as born, married, died: the full stop ends nothing. `d.` behind a marriage may be a
 * divorce and stays, and so does a letter that opens an item of a list.
 */
export function withLifeWords(text: string): string {
  // `a. ...`, `b. ...`: an outline.
  if (/^[ \t]{0,8}a[.)] /mu.test(text)) return text
  return text
    .replaceAll(/\bprob\. ?(?=\p{Ll})/gu, 'probably ')
    .replaceAll(/\bposs\. ?(?=\p{Ll})/gu, 'possibly ')
    .replaceAll(born, (_, behind: string) =>
      behind.startsWith('in ') || new RegExp(`^${month}$`, 'u').test(behind) ? 'born ' : 'born in ',
    )
    .replaceAll(married, (_, behind: string) => (isTime(behind) ? 'married in ' : 'married '))
    .replaceAll(divorced, (_, behind: string) => (isTime(behind) ? 'divorced in ' : 'divorced '))
    .replaceAll(died, (whole, behind: string, at: number, all: string) =>
      /\bmarri/u.test(all.slice(Math.max(0, at - 16), at)) ? whole : isTime(behind) ? 'died in ' : 'died ',
    )
}
