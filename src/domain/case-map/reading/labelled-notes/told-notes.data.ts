import { condition } from '../condition-notes.ts'
import type { NoteTopic } from './labels.data.ts'

/**
 * What a note under a label says as a sentence: `@S` is whose note it is, `@P` the possessive, `@his` the pronoun of it,
 * `@self` the reflexive. Each pattern takes the whole note; what fits none is told by nobody.
 */
export type ToldNotes = readonly (readonly [RegExp, string])[]

const month = '(?:January|February|March|April|May|June|July|August|September|October|November|December)(?: \\d{1,2},)?'
const when = String.raw`((?:${month} )?(?:19|20)\d\d)`
const none = '(?:none|no|n/a|never|nope|ning[uú]n[oa]?|nunca|nada|0)'
const name = String.raw`\p{Lu}[\p{L}\p{M}’'.-]*`
const names = String.raw`${name}(?: (?:de |of |la )?${name}){0,4}`
const count = String.raw`(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)`
const time = String.raw`(${count} (?:days|weeks|months|years)|(?:1|one|a) (?:day|week|month|year))`
const kin =
  '(?:older |younger |half-?)?(?:mother|father|sister|brother|aunt|uncle|cousin|grandmother|grandfather|wife|husband|partner|son|daughter|niece|nephew|parents|roommate|girlfriend|boyfriend)'
export const occupation = String.raw`(?:[\p{L}’'/-]+ ){0,2}(?:machinist|cook|chef|drivers?|mechanic|carpenter|painter|roofer|gardener|landscaper|cleaner|housekeeper|nurse|nanny|cashier|clerk|waiter|waitress|welder|plumber|electrician|mason|butcher|baker|tailor|seamstress|supervisor|manager|foreman|forewoman|teacher|tutor|farmer|fisherman|trader|shopkeeper|interpreter|accountant|engineer|guard|janitor|custodian|dishwasher|barber|hairdresser|bookkeeper|secretary|receptionist|salesman|salesperson|technician|operator|installer|framer|laborer|farmworker|field worker|packer|sorter|caregiver|CNA|LPN|nurse aide|home health aide|medical assistant|teacher[’']s aide|aide|para(?:professional)?|porter|courier|journalist|lawyer|pharmacist|dentist|vendor)`
const trades =
  'roofing|construction|landscaping|house ?cleaning|painting|framing|drywall|farm ?work|field ?work|housekeeping|child ?care|demolition|carpentry|catering|retail|sales|dairy|flooring|concrete|masonry|welding|plumbing|agriculture'
const faith =
  '(?:Catholic|Roman Catholic|Protestant|Presbyterian|Lutheran|Anglican|Episcopalian|Zoroastrian|Baha’i|Ahmadi Muslim|Jehovah’s Witness|Evangelical|Pentecostal|Baptist|Methodist|Muslim|Shia Muslim|Sunni Muslim|Christian|Hindu|Sikh|Jewish|Buddhist|Orthodox|Coptic|Adventist|Mormon|Yazidi)'

const medicineName = String.raw`\p{Ll}{3,16}(?:line|pine|done|pam|lol|pril|statin|formin|zosin|afaxine|pentin|oxetine|apram|azole|sone|nisone|mab)`

const own: Readonly<Partial<Record<NoteTopic, ToldNotes>>> = {
  birth: [[new RegExp(String.raw`^(?:${when},? )?(?:in )?(${names})$`, 'u'), '@S was born in $2']],
  opinion: [
    [/^(?:[Oo]wn: )?(\p{Lu}{2,6}) member since ((?:19|20)\d\d)$/u, '@S has been a member of the $1 since $2'],
    [/^((?:marched|demonstrated|spoke|wrote|organized|signed|voted|campaigned) .{3,80})$/u, '@S $1'],
  ],
  fear: [
    [
      /^((?:arrest|prison|death|torture|jail|rape|detention|forced marriage)(?: (?:at|in|by|on) (?!airport)[^,;]{3,50})?)$/u,
      '@S fears $1',
    ],
    [/^(arrest|detention|torture) at (?:the )?airport$/u, '@S fears $1 at the airport'],
  ],
  language: [
    [/^((?:\p{Lu}\p{L}+)(?:(?:, | and |\/)\p{Lu}\p{L}+){0,3})$/u, '@S speaks $1'],
    [/^espa[nñ]ol$/iu, '@S speaks Spanish'],
    [/^(?:no|does not speak) (Spanish|English|French|Portuguese|Arabic)$/iu, '@S speaks no $1'],
  ],
  'marital status': [
    [/^(single|married|divorced|widowed|separated)$/iu, '@S is $1'],
    [/^(?:no|0) (?:kids|children)$/iu, '@S has no children'],
  ],
  religion: [[new RegExp(String.raw`^(${faith})$`, 'iu'), '@S is $1']],
  education: [
    [
      new RegExp(String.raw`^(${names}),? ${time},? (?:of )?(?!in\b|at\b|only\b)([\p{Ll}][\p{L} ]{3,40})$`, 'u'),
      '@S studied $3 at $1 for $2',
    ],
    [new RegExp(String.raw`^expelled(?: in| on)? ${when}$`, 'iu'), '@S was expelled in $1'],
    [
      new RegExp(
        String.raw`^((?:\p{Ll}+ ){0,2}(?:diploma|certificate|degree)),? (?:from |at |in )?(${names}),?(?: in)? ((?:19|20)\d\d)$`,
        'u',
      ),
      '@S earned @a $1 in $2 in $3',
    ],
    [/^(high school|college)$/iu, '@S went to $1'],
    [/^(BA|BS|MA|GED|AA)$/u, '@S has a $1'],
    [/^none$/iu, '@S did not go to school'],
  ],
  work: [
    [new RegExp(String.raw`^(?:an? )?(${occupation})$`, 'iu'), '@S works as @a $1'],
    [
      new RegExp(String.raw`^(?:an? )?(${occupation}) (?:at|with|for|@) (?!an? |the |\d)(${names})$`, 'iu'),
      '@S works as @a $1 at $2',
    ],
    [new RegExp(String.raw`^(${trades})$`, 'iu'), '@S works in $1'],
    [/^(\$[\d,.]+) ?(?:\/ ?|an? |per )(?:hr?|hour)$/iu, '@S earns $1 an hour'],
    [/^(\$[\d,.]+) ?(?:\/ ?|a |per )(wk|week|mo|month|yr|year)(?: (net|gross))?$/iu, '@S earns $1 a $2'],
    [new RegExp(String.raw`^(?:works |has )?(${count}) jobs$`, 'iu'), '@S has $1 jobs'],
    [/^(?:works )?(\d{1,2}) hours (?:a|per) week$/iu, '@S works $1 hours a week'],
    [/^(?:works )?(full|part)[- ]time$/iu, '@S works $1 time'],
    [/^no benefits$/iu, '@P work brings no benefits'],
    [/^(cleans|cooks|drives|paints|sews|packs|picks|delivers) ([\p{Ll} ]{3,30})$/u, '@S $1 $2'],
    [/^unemployed$/iu, '@S is unemployed'],
    [/^(retired|disabled)(?: since (\d{4}))?$/iu, '@S is $1'],
  ],
  household: [
    [new RegExp(String.raw`^(${kin})((?: ${name}){0,2})$`, 'u'), '@S lives with @his $1$2'],
    [/^(alone)$/iu, '@S lives alone'],
  ],
  bills: [],
  insurance: [[/^(?:none|no|uninsured)$/iu, '@S has no health insurance']],
  entry: [
    [
      new RegExp(String.raw`^(?:entered|crossed)(?: (?:at|near|in|through))? (${names}),?(?: (?:on )?${when})?$`, 'iu'),
      '@S entered the United States at $1',
    ],
    // The day is the answer's to tell.
    [
      new RegExp(String.raw`^(?:${when},? )?(?:(?:at|near|thru|through|by) )?(${names}),? (TX|AZ|CA|NM|FL|NY)$`, 'u'),
      '@S entered the United States at $2, @state$3',
    ],
    [
      new RegExp(String.raw`^(?:${when},? )?(?:(?:at|near|thru|through|by) )?(${names})$`, 'u'),
      '@S entered the United States at $2',
    ],
    [/^on foot$/u, '@S came to the United States on foot'],
    [
      /^on (?:the )?foot (over|across|through) (?:the )?(river|border|desert|bridge|hills|mountains)$/u,
      '@S came to the United States on foot $1 the $2',
    ],
    [/^(?:turned (?:self|himself|herself) in|surrendered)$/iu, '@S turned @self in'],
  ],
  arrests: [
    [/^(?:none|no|never|0|ninguno)$/iu, '@S has never been arrested@us'],
    [/^no (?:arrests?|convictions?)$/iu, '@S has never been arrested@us'],
  ],
  tickets: [
    [new RegExp(String.raw`^${none}$`, 'iu'), '@S has no traffic tickets'],
    [
      /^(?:1|one|a) (?:ticket )?(?:in )?((?:19|20)\d\d),? (?:for )?no licen[sc]e$/iu,
      '@S had one ticket, in $1, for driving without a license',
    ],
    [
      /^(?:1|one|a) ticket(?: in| from)? ((?:19|20)\d\d),? (?:for )?(?:driving without a|no) licen[sc]e(,? paid)?$/iu,
      '@S had one ticket, in $1, for driving without a license@paid',
    ],
  ],
  trips: [[new RegExp(String.raw`^${none}$`, 'iu'), '@S has made no trips abroad@since']],
  'earlier filings': [[/^(?:none|no|nothing|ninguno)(?: with USCIS)?$/iu, '@S has filed no earlier application']],
  taxes: [
    [/^ITIN,? (?:from )?((?:19|20)\d\d) ?(?:-|–|to) ?((?:19|20)\d\d)$/iu, '@S filed taxes with an ITIN from $1 to $2'],
    [/^joint(?:ly)?(?: returns?)?,? since ((?:19|20)\d\d)$/iu, '@S has filed joint tax returns since $1'],
    [
      /^not filed (?:from )?((?:19|20)\d\d) ?(?:-|–|to) ?((?:19|20)\d\d)$/iu,
      '@S did not file tax returns from $1 to $2',
    ],
    [/^ITIN,? since ((?:19|20)\d\d)$/iu, '@S has filed taxes with an ITIN since $1'],
  ],
  'family there': [
    [
      new RegExp(String.raw`^(parents|brothers|sisters|children|grandparents)(?: are)? in (${names})$`, 'u'),
      '@P $1 are in $2',
    ],
    [new RegExp(String.raw`^(${kin})((?: ${name})?)(?: is)? in (${names})$`, 'u'), '@P $1$2 is in $3'],
    [new RegExp(String.raw`^(${kin}) (${name}),? (\d{1,2})$`, 'u'), '@P $1 $2 is $3'],
  ],
  medication: [[/^(?:none|no|nothing)$/iu, '@S takes no medication']],
  doctor: [
    [
      new RegExp(
        String.raw`^(?:Dr\.? )(${name}(?: ${name})?)(?:, (${name}(?: ${name})* (?:clinic|Clinic|Hospital|Center)))?$`,
        'u',
      ),
      '@P doctor is Dr. $1',
    ],
  ],
  symptoms: [],
  tasks: [],
  voting: [[new RegExp(String.raw`^${none}$`, 'iu'), '@S has never voted@register in the United States']],
  military: [[/^(?:none|no)$/iu, '@S has not served in the military']],
  report: [
    [/^(?:none|no|never)$/iu, '@S made no report'],
    [
      /^(?:none|no report|never reported),? (?:because )?(?:the )?police did it$/iu,
      '@S made no report, because the police did it',
    ],
  ],
  hiding: [
    [
      new RegExp(String.raw`^(?:at |with )?(?:an )?(${kin})(?:[’']s)? in (${names})(?: (?:for )?${time})?$`, 'u'),
      '@S hid with @his $1 in $2@for$3',
    ],
  ],
  'third country': [
    [
      new RegExp(String.raw`^(?:entered|crossed)(?: (?:at|near|in|through))? (${names}),? (?:on )?${when}$`, 'iu'),
      '@S entered the United States at $1',
    ],
    [/^turned (?:self|himself|herself) in$/iu, '@S turned @self in'],
  ],
  motive: [
    [
      /^(?:the )?(commander|captain|officer|sergeant|soldier|guard|gendarme|policeman|chief|agent|leader|judge|mayor|boss|man|caller)(?: said| told (?:him|her))?: (“[^“”]{4,160}”)$/iu,
      'The @small said: $2',
    ],
    [
      /^((?:treated|helped|refused|joined|signed|marched|testified|filmed|reported|defended|hid|sheltered|taught|preached|organized) .{3,80})$/u,
      '@S $1',
    ],
    [/^called (“[^“”]+”(?:(?:,| and|, and) “[^“”]+”){0,3}(?: (?:each|every) time)?)$/u, 'They called @obj $1'],
  ],
  'late filing': [
    [
      new RegExp(
        String.raw`^(?:found out|learned|discovered)(?: in)? ${when}(?: that)? (?:nothing|it|application|asylum)(?: was)?(?: not| never)? filed$`,
        'iu',
      ),
      '@S learned in $1 that nothing had been filed',
    ],
    [
      new RegExp(
        String.raw`^(?:a |the )?notario(?:,? (“[^“”]+”|${names}),?)? (?:took|charged) (\$[\d,]+)(?: in ${when})?,? (?:and )?said (?:it was |he |she |that it was )?filed$`,
        'u',
      ),
      'A notario@named took $2@when and said that the application was filed',
    ],
    [
      new RegExp(String.raw`^(?:also )?([\p{L}][\p{L} ’-]{2,40}?),? (?:dx|diagnosed) (?:in )?${when}$`, 'iu'),
      '@S was diagnosed with @illness$1 in $2',
    ],
  ],
  community: [
    [
      new RegExp(String.raw`^(${names}),? (usher|deacon|treasurer|secretary|lector|catechist|volunteer|member)$`, 'u'),
      '@S is @a $2 at $1',
    ],
    [new RegExp(String.raw`^(?:choir,? (?:at )?(${names})|(${names}),? choir)$`, 'u'), '@S sings in the choir of $1$2'],
  ],
  membership: [
    [
      /^[Ss]een as:? (“[^“”]{2,60}”|[^,;“”]{3,40}) by ([^,;]{3,40})$/u,
      'Those who belong to the group are seen as $1 by $2',
    ],
    [
      new RegExp(String.raw`^(${names}),? (treasurer|secretary|president|member|organizer)(?: since (\d{4}))?$`, 'u'),
      '@S is @a $2 of $1',
    ],
    [
      /^(secretary|sec|treasurer|president|member) of ([^,;]{3,50}) since (\d{4})$/iu,
      '@S has been @a $1 of $2 since $3',
    ],
  ],
  diagnosis: [
    // Since when it is had is not when it was found.
    [new RegExp(String.raw`^([\p{L}][\p{L} ’-]{2,60}?),? since ${when}$`, 'iu'), '@S has had @illness$1 since $2'],
    [
      new RegExp(
        String.raw`^([\p{L}][\p{L}\d /’'-]{2,60}?),? (?:dx |diagnosed |in )?(?:in )?${when}(?: \(age \d{1,2}\))?$`,
        'iu',
      ),
      '@S was diagnosed with @illness$1 in $2',
    ],
  ],
  health: [
    [
      new RegExp(String.raw`^([\p{L}][\p{L}\d /’'-]{2,60}?),? (?:dx|diagnosed) (?:in )?${when}$`, 'iu'),
      '@S was diagnosed with @illness$1 in $2',
    ],
    [
      new RegExp(String.raw`^((?:[\p{L}’-]{1,20} ){0,3}(?:${condition}|nephritis|hepatitis)) since ${when}$`, 'iu'),
      '@S has had $1 since $2',
    ],
    [new RegExp(String.raw`^((?:[\p{L}’-]{1,20} ){0,3}(?:${condition}))$`, 'iu'), '@S has $1'],
    [new RegExp(String.raw`^(${medicineName})(?: \d{1,4})?,? since ${when}$`, 'u'), '@S has taken $1 since $2'],
    [new RegExp(String.raw`^(?:is )?on ([\p{Lu}\p{Ll}]\p{L}{4,20}) since ${when}$`, 'u'), '@S has taken $1 since $2'],
  ],
  separation: [
    [
      /^(?:yes,? )?(?:(?:he|she|they) )?(?:would |will )?stays?(?: here)?(?:,? (?:with|w\/) (?:the )?(?:kids|children))?$/iu,
      '@stay',
    ],
  ],
}

/** Illnesses as charts shorten them, where the letters mean nothing else. */
export const illnesses: Readonly<Record<string, string>> = {
  SLE: 'systemic lupus erythematosus',
  CKD: 'chronic kidney disease',
  ESRD: 'end-stage renal disease',
  CHF: 'congestive heart failure',
  HTN: 'hypertension',
  MDD: 'major depressive disorder',
  GAD: 'generalized anxiety disorder',
  DM2: 'type 2 diabetes',
  T2DM: 'type 2 diabetes',
}

/** Of a relative whom the label names. */
const ofKin: ToldNotes = [
  // How old one was who is dead, one is no more.
  [
    new RegExp(
      String.raw`^(${names}),? (\d{1,3}),? (shot|killed|murdered)((?: dead)?(?: (?:on|in|at|by|near) [^;]{3,60})?)$`,
      'u',
    ),
    '@S $1, who was $2, was $3$4',
  ],
  [new RegExp(String.raw`^(${names}),? \(?(\d{1,3})\)?$`, 'u'), '@S is $1, $2 years old'],
  [/^\(?(\d{2,3})\)?$/u, '@S is $1'],
  [new RegExp(String.raw`^(?:dead|died|d\.|deceased)(?: in)? ${when}$`, 'iu'), '@S died in $1'],
  [/^(?:dead|deceased)$/iu, '@S is dead'],
  [new RegExp(String.raw`^lives in (.{3,40})$`, 'u'), '@S lives in $1'],
  [/^(?:uses a |a )?(walker|wheelchair|cane)$/iu, '@S uses a $1'],
  [
    new RegExp(String.raw`^(hip replacement|knee replacement|stroke|heart attack|surgery) (?:in )?${when}$`, 'iu'),
    '@S had a $1 in $2',
  ],
  [new RegExp(String.raw`^fired from (.{2,40}?)(?: in| on)? ${when}$`, 'u'), '@S was fired from $1 in $2'],
]

/** The notes of a topic that can be told, the narrow before the wide. */
export const toldNotes = (topic: NoteTopic): ToldNotes =>
  /^(?:mother|father|brother|sister)$/u.test(topic) ? ofKin : (own[topic] ?? [])

/** `Nightmares: 4 nights a week`: the label names what is had, and the note how often. */
export const ofFrequency = new RegExp(
  String.raw`^((?:${count}|\d{1,2} to \d{1,2}|once|twice|every|each) ?(?:nights?|days?|times?|times)?(?: (?:a|per|every|each) (?:night|day|week|month|year)| in (?:19|20)\d\d)?)$`,
  'iu',
)
