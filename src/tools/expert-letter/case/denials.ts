import { sentencesOf } from '#domain/language/sentences.ts'
import { houseStyle } from '#domain/prose/house-style.ts'
import { inOwnWords, type Parties } from '#domain/prose/own-words.ts'

export const paid = /\b(?:fees?|paid|pays?|payment|charge[ds]?|compensat\p{L}+|honorarium|salary|normal pay)\b|\$/iu
export const denies = /\b(?:no|not|never|none|neither|without)\b|n['’]t\b/iu

/** The expert's own denial in the answer, word for word: `I have never worked with her, and we have not met outside of conferences.` */
export function spokenDenials(relation: string, parties: Parties): string[] {
  return sentencesOf(relation.replaceAll(/\s+/g, ' '))
    .flatMap(withoutFragments)
    .flatMap((told) => {
      // `Not her therapist.` is said of the expert.
      const [, whose = '', calling] =
        /^(?:Not|He is not|She is not|The expert is not) (her|his|the client['’]s) ((?:treating )?\p{Ll}+)\.?$/u.exec(
          told,
        ) ?? []
      // Whose therapist the expert is not: never the expert’s own.
      if (calling !== undefined) {
        const owner = parties.client === undefined ? undefined : { he: 'his', she: 'her' }[parties.client]
        const isOfClient = whose.startsWith('the') || whose === owner
        return [`I am not ${isOfClient ? `${parties.clientShort}’s` : whose} ${calling}.`]
      }
      if (
        /^(?:(?:She|He|The expert) is )?[Nn]ot (?:the )?treating(?: (?:clinician|provider|doctor|therapist|psychologist|him|her|them))?\.?$/u.test(
          told.trim(),
        )
      )
        return ['I do not treat {subject}.']
      const sentence = told
      const isOwn = /^I (?:have|had|do|did|am|was)\b/u.test(sentence) && denies.test(sentence) && !paid.test(sentence)
      const said = isOwn ? inOwnWords(sentence, parties) : undefined
      return said === undefined ? [] : [houseStyle(said)]
    })
}

/** `4 sessions by video, in Spanish, not her therapist.`: the denial at the end of a row of fragments stands alone. */
function withoutFragments(sentence: string): string[] {
  const [, own] =
    /, (not (?:her|his|the client['’]s) (?:treating )?\p{Ll}+)(?:, [^.]{0,60})?\.?$/iu.exec(sentence) ?? []
  return own === undefined ? [sentence] : [sentence, `N${own.slice(1)}.`]
}

/** `She had never met him before and is not his doctor`: the whole sentence, so that no limit of a denial is lost. */
export function toldDenials(relation: string, parties: Parties): string[] {
  return sentencesOf(relation.replaceAll(/\s+/g, ' '))
    .filter((sentence) => !ofRelative.test(sentence))
    .flatMap((sentence) => sentence.split(/;\s*/))
    .flatMap((sentence) => {
      const isDenial =
        /^(?:He|She|They|Both|The \p{Ll}+) /u.test(sentence) && denies.test(sentence) && !paid.test(sentence)
      const said = isDenial ? (inOwnWords(sentence, parties) ?? ofOneSex(sentence, parties)) : undefined
      return said === undefined ? [] : [houseStyle(said)]
    })
}

/** `Does not know him.`, `Never met her`: whoever signs does not. */
export function bareDenials(relation: string, { client, clientShort }: Parties): string[] {
  const him = client === undefined ? '(?:him|her)' : { he: 'him', she: 'her' }[client]
  const bare = new RegExp(
    String.raw`^(Does|Did) not (know|treat|meet) (?:${him}|(?:the )?client)( personally| before| otherwise)?[.,;]?$`,
    'u',
  )
  return sentencesOf(relation.replaceAll(/\s+/g, ' ')).flatMap((sentence) => {
    const [, did = '', verb = '', rest = ''] = bare.exec(sentence.trim()) ?? []
    return verb === '' ? [] : [`I ${did === 'Did' ? 'did' : 'do'} not ${verb} ${clientShort}${rest}.`]
  })
}

/** `One call of 40 minutes on September 3, 2026 to ask about the routes.`: that the two spoke, when and for what. */
export function callsTold(relation: string, { clientShort }: Parties): string[] {
  return sentencesOf(relation.replaceAll(/\s+/g, ' ')).flatMap((sentence) => {
    const [, count = '', way = '', long = '', when = '', why = ''] =
      /^(One|Two|Three|1|2|3) ((?:phone |telephone |video )?)calls?((?: (?:of|for) (?:\d{1,3} minutes|an hour|\p{Ll}+ hours)(?: each)?)?)((?:,? on [\p{L}\d ,]{5,40}?)?)((?:,? (?:to|about) [\p{Ll} ]{4,60})?)\.?$/u.exec(
        sentence.trim(),
      ) ?? []
    if (count === '') return []
    const number = { One: 'one', '1': 'one', Two: 'two', '2': 'two', Three: 'three', '3': 'three' }[count] ?? 'one'
    return [
      `I have had ${number} ${way.replace('phone ', 'telephone ').replace('teletele', 'tele')}call${number === 'one' ? '' : 's'}${long} with ${clientShort}${when}${why.startsWith(',') || why === '' ? why : `,${why}`}.`,
    ]
  })
}

/** `She had not met her before`, of two women: who has not met whom is the same from both sides. */
function ofOneSex(sentence: string, { client, clientShort }: Parties): string | undefined {
  const [, pronoun = '', has = '', not = '', verb = '', whom = '', rest = ''] =
    /^(He|She) (had|has) (not|never) ((?:ever )?(?:met|known|seen|spoken (?:to|with)|worked with)(?: or (?:met|known|seen|spoken (?:to|with)))?) (him|her)((?: before| personally| until [^.,;]{3,30})?)[.,;]?$/u.exec(
      sentence.trim(),
    ) ?? []
  const isSame = client !== undefined && pronoun.toLowerCase() === client && whom === { he: 'him', she: 'her' }[client]
  return isSame ? `I ${has === 'has' ? 'have' : 'had'} ${not} ${verb} ${clientShort}${rest}.` : undefined
}

/** Those of them whose limit no shorter sentence can keep: `We met once in 2019 and have not been in contact since.` */
export function limitedDenials(relation: string, parties: Parties): string[] {
  return sentencesOf(relation.replaceAll(/\s+/g, ' '))
    .flatMap((sentence) => sentence.split(/;\s*/))
    .filter((sentence) => limited.test(sentence))
    .flatMap((sentence) => toldDenials(sentence, parties))
}

/**
 * What the relationship text itself denies, in the expert's first person: each sentence only where the text has the same
 * denial. A denial with a limit that cannot be carried over whole ("never met before 2021") gives no sentence.
 */
export function deniedTies(relation: string, client: string, pronoun: 'he' | 'she' | undefined): string[] {
  const clauses = sentencesOf(relation)
    .filter((sentence) => !ofRelative.test(sentence))
    .flatMap((sentence) => sentence.split(/;\s*/))
  const told = clauses.filter((clause) => !limited.test(clause))
  const never = distinct(told.flatMap((clause) => verbsDenied(clause)))
  const relations = distinct(told.flatMap((clause) => relationsDenied(clause)))
  const isStranger = told.some((clause) =>
    /\b(?:do|does|did) not (?:personally )?know \S+(?: \S+){0,3} personally\b/iu.test(clause),
  )
  const isUnacquainted = told.some((clause) =>
    /\bnot (?:personally )?acquainted\b|\b(?:do|does|did) not know (?:each other|one another)\b/iu.test(clause),
  )
  const [relationship] = relations
  const him = pronoun === undefined ? undefined : { he: 'him', she: 'her' }[pronoun]
  const isOne = never.length > 0 && relations.length === 1 && relationship !== undefined && him !== undefined
  const tied = (words: string) => `no ${words} ${/ties?$/.test(words) ? 'to' : 'with'}`
  return [
    ...(isOne ? [`I have never ${joined(never)} ${client} and have ${tied(relationship)} ${him}.`] : []),
    ...(never.length > 0 && !isOne ? [`I have never ${joined(never)} ${client}.`] : []),
    ...(isOne ? [] : relations.map((words) => `I have ${tied(words)} ${client}.`)),
    ...(isStranger ? [`I do not know ${client} personally.`] : []),
    ...(isUnacquainted ? [`I am not acquainted with ${client}.`] : []),
    ...notDone(told, client),
  ]
}

/** `Her cousin goes to his school, they have never spoken`: they are not the two. */
export const ofRelative =
  /^(?:his|her|the expert['’]s|the client['’]s) (?:\p{Ll}+ ){0,2}(?:(?:sister|brother|mother|father|daughter|son)(?:-in-law)?|wife|husband|partner|cousin|niece|nephew|aunt|uncle|neighbor|friend|colleague|student)s?\b/iu

const limited =
  /\b(?:except|otherwise|beyond that|besides|but for|other than|apart from|aside from|save for|until|till|before|after|since|only once|more than|in person|face to face|directly|formally|outside|privately|recently|again|anymore|any more|longer|currently|now|yet)\b/iu

const verbs: readonly (readonly [RegExp, string])[] = [
  [/\bmet\b/iu, 'met'],
  [/\bworked\b/iu, 'worked with'],
  [/\bemployed\b/iu, 'employed'],
  [/\bsupervised\b/iu, 'supervised'],
  [/\btaught\b/iu, 'taught'],
  [/\btrained\b/iu, 'trained'],
  [/\bcoached\b/iu, 'coached'],
  [/\bhired\b/iu, 'hired'],
  [/\bcollaborated\b/iu, 'collaborated with'],
  [/\b(?:written|published|co-?authored)\b/iu, 'written with'],
  [/\bspoken\b/iu, 'spoken with'],
]

/** What stands after "never" up to the next clause; "met or worked together" denies both. */
function verbsDenied(clause: string): string[] {
  const denied = /\bnever\b(.*)$/iu
    .exec(clause)?.[1]
    ?.split(
      /\bbut\b|\balthough\b|\bthough\b|,\s*(?:he|she|they|who|which|and)\b|\band (?:he|she|they|has|knows?)\b/iu,
    )[0]
  if (denied === undefined) return []
  return verbs.filter(([pattern]) => pattern.test(denied)).map(([, words]) => words)
}

function relationsDenied(clause: string): string[] {
  const kinds = '(?:(?:prior|previous|personal|professional|family|business|financial)(?:,? (?:or|and) |, | ))*'
  const match = new RegExp(String.raw`\bno (${kinds}(?:relationship|ties?|contact|connection))\b`, 'iu').exec(clause)
  return match?.[1] === undefined ? [] : [match[1].toLowerCase().replaceAll(' and ', ' or ')]
}

function notDone(clauses: readonly string[], client: string): string[] {
  const verbs = ['interviewed', 'examined', 'treated', 'evaluated'].filter((verb) =>
    clauses.some((clause) => new RegExp(String.raw`\b(?:not|never) (?:ever )?${verb}\b`, 'iu').test(clause)),
  )
  return verbs.length === 0 ? [] : [`I have not ${joined(verbs)} ${client}.`]
}

function joined(words: readonly string[]): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`
}

function distinct(words: readonly string[]): string[] {
  return [...new Set(words)]
}
