/** `practices Falun Gong since 2019` -> `has practiced Falun Gong since 2019` */
export function sincePerfect(sentence: string): string {
  return sentence
    .replace(raisedSince, 'has $1')
    .replace(
      /(?<=^(?:\p{Lu}\S{0,40} ){1,5})(practices|meditates|attends|studies|leads|teaches|works|lives|belongs|prays|serves|owns|takes|suffers|drives|cares|coaches|volunteers|sings|plays|files|filed)(?= [^.;,]{0,80}\bsince (?:(?:January|February|March|April|May|June|July|August|September|October|November|December) )?(?:19|20)\d\d\b)/u,
      (verb) => `has ${perfects[verb] ?? verb}`,
    )
}

/** `She raised Paige since Paige was 5` */
const raisedSince =
  /(?<=^(?:\p{Lu}\S{0,40} ){1,5})((?:rais|car|liv|work|help|support|pay|attend)\p{L}{0,3}ed)(?= [^.;,]{0,80}\bsince (?:(?:January|February|March|April|May|June|July|August|September|October|November|December) )?(?:(?:19|20)\d\d\b|\p{L}+ was \d))/u

const period = String.raw`(?:(?:January|February|March|April|May|June|July|August|September|October|November|December) (?:\d{1,2}, )?)?(?:19|20)\d\d`
const isSince = new RegExp(
  String.raw`^(\{[a-z0-9-]+(?:\.subj)?\}) is (?=(?:an? |the |in |under )(?:(?! and (?:is|has|was) )[^.;,]){3,60} since ${period})`,
  'u',
)
const doesSince = new RegExp(
  String.raw`^(\{[a-z0-9-]+(?:\.subj)?\} )(takes|lives|works|uses|receives|sleeps|needs|attends|sees)(?= [^.;,]{2,60} since ${period})`,
  'u',
)
const hasSince = new RegExp(
  String.raw`^(\{[a-z0-9-]+(?:\.subj)?\}) has (?=(?:an? |(?!had\b)[\p{L}’]{3,14} ){0,2}(?:hypertension|diabetes|asthma|lupus|epilepsy|arthritis|depression|anxiety|cancer|disease|disorder|syndrome|failure|dementia|migraines|seizures|insomnia|blood pressure) since (?:age \d|${period}))`,
  'u',
)
const sinceDoes = new RegExp(
  String.raw`^(Since (?:${period}|then),? (?:\{[a-z0-9-]+(?:\.subj)?\}|he|she) )(\p{Ll}+)(?= (?!not\b|had\b|been\b|\p{L}{2,12}ed\b))`,
  'u',
)

/** `is a citizen since 2021`, `Since 2025 she goes to dialysis`, as those say who learned English late. */
export const perfectOfAccount = (wording: string): string =>
  wording
    .replace(isSince, '$1 has been ')
    .replace(
      /^(\{[a-z0-9-]+(?:\.subj)?\}) has (?=(?!been|had|\p{L}+ed\b)[^.;,]{3,50} since (?:s?he was|birth|childhood)\b)/u,
      '$1 has had ',
    )
    .replace(hasSince, '$1 has had ')
    .replace(doesSince, (whole, lead: string, verb: string) =>
      perfects[verb] === undefined ? whole : `${lead}has ${perfects[verb]}`,
    )
    .replace(sinceDoes, (whole, lead: string, verb: string) =>
      perfects[verb] === undefined ? whole : `${lead}has ${perfects[verb]}`,
    )

const perfects: Readonly<Record<string, string>> = {
  keeps: 'kept',
  practices: 'practiced',
  meditates: 'meditated',
  attends: 'attended',
  studies: 'studied',
  leads: 'led',
  teaches: 'taught',
  works: 'worked',
  lives: 'lived',
  belongs: 'belonged',
  prays: 'prayed',
  serves: 'served',
  owns: 'owned',
  takes: 'taken',
  suffers: 'suffered',
  drives: 'driven',
  cares: 'cared',
  coaches: 'coached',
  volunteers: 'volunteered',
  sings: 'sung',
  plays: 'played',
  goes: 'gone',
  receives: 'received',
  uses: 'used',
  sees: 'seen',
  is: 'been',
  has: 'had',
  sleeps: 'slept',
  needs: 'needed',
  files: 'filed',
  filed: 'filed',
}
