import { isWholeSentence } from '../reading/whole-sentence.ts'

/** A sentence that says whose deed it tells, without a mark of haste. */
export const isNotedSentence = (wording: string): boolean =>
  !openPronoun.test(wording) &&
  !saidNothing.test(wording) &&
  !opensWithMonth.test(wording) &&
  !/^No \p{Ll}+ (?:that|of|for)\b/u.test(wording) &&
  !withoutOwner.test(wording) &&
  !ofDeath.test(wording) &&
  !/^The (?:never|not|no|also|then|there|now)\b/u.test(wording) &&
  !shorthand.test(wording) &&
  isWholeSentence(wording.replace(/^On \p{Lu}\p{Ll}{2,8} \d{1,2}, (?:19|20)\d\d, (?=\{)/u, ''))

/** `June 2019 house marked`: a time beside a note. */
const opensWithMonth =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December) (?:\d{1,2}, )?(?:19|20)\d\d (?!\{|was\b|is\b)\p{L}/u

/** `said list`, `she speaks some`: of what, nobody can tell. */
const saidNothing =
  /\b(?:said|told) (?!that\b|so\b|no\b|yes\b|nothing\b|he\b|she\b|they\b|it\b|goodbye\b)\p{Ll}+$|\b(?:gave|has|had|got|took|named) none$|\bspeaks? (?:some|little|ok|a bit|a little)$/u

/** `Ms. Bomfim cousin wanted her out`: whose cousin it is was lost on the way. */
const withoutOwner =
  /^\{[a-z0-9-]+(?:\.subj)?\} (?:mother|father|sister|brother|cousin|aunt|uncle|niece|nephew|son|daughter|husband|wife|neighbor|friend|boss|clerk|landlord|colleague|teacher)\b/u

/** Who tells counsel lives: it was somebody else. */
const ofDeath =
  /\{applicant(?:\.subj)?\} (?:was (?:killed|murdered|executed|shot dead)|died)\b|\b(?:killed|murdered|executed) \{applicant(?:\.him)?\}/u
const openPronoun = /(?<![\p{L}{.])(?:[Hh]e|[Ss]he|[Hh]im|[Hh]is|[Hh]er)(?![\p{L}}])/u

/** Marks of haste that no sentence keeps. */
const shorthand =
  /\d\/\d|\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)[a-z]{0,6} \d{1,2}(?![\d,]|, \d{4})|[~+=<>@#|]|->|→|\?{1,3}(?!”)|\.\.(?!\.)|\bw\/|\bb\/c\b|(?<!\p{L})(?:abt|esp|incl|mgmt|govt|hosp|msg|msgd|msg[’']d|atty|approx|pd|dx|tx|yrs?|mos?|wks?|k)(?!\p{L})|(?<!\p{L})\p{Lu}\p{L}{1,20}[’']l\b/u

/** A whole sentence of notes, whoever its pronouns mean: no haste in it, and no word that was left out. */
export const isProse = (words: string): boolean =>
  !shorthand.test(words.replaceAll(/[“"][^“”"]*[”"]/gu, ' ')) &&
  isWholeSentence(
    words
      .trim()
      .replace(/^(?:Then|Also|And|But),? (?=\p{L})/u, '')
      .replace(
        /^(?:On|In|By|Since) (?:\p{Lu}\p{Ll}{2,8} )?(?:\d{1,2},? )?(?:(?:19|20)\d\d)?,? ?(?:(?:early|late) in the \p{Ll}+|at (?:noon|night|dawn|midnight)),? (?=\p{L})/u,
        '',
      )
      .replace(/^On \p{Lu}\p{Ll}{2,8} \d{1,2}(?:, (?:19|20)\d\d)?,? (?=\p{L})/u, '')
      .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()),
  )
