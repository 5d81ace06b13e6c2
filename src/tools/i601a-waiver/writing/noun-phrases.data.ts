/** A pattern of a statement and the noun phrase that it gives; `who` is the token of the person it begins with. */
type Phrase = {
  readonly pattern: RegExp
  readonly say: (match: RegExpExecArray, who: string) => string
}

const condition = String.raw`(?:[\p{L}\p{N}’-]+ ){0,4}(?:osteoporosis|lymphedema|glaucoma|agoraphobia|bereavement|atrial fibrillation|lupus(?: erythematosus| nephritis)?|dyslexia|disease|disorder|failure|cancer|diabetes|asthma|arthritis|autism|epilepsy|dementia|sclerosis|hypertension|syndrome|depression|anxiety|PTSD|TBI|leukemia|(?:myel|lymph|melan|sarc|gli|carcin|neuroblast|mesotheli|retinoblast)oma|spina bifida|(?:brain )?tumor|scleroderma|hydrocephalus|gastroparesis|(?:sleep )?apnea|ataxia|dystonia|neuralgia|gout|psoriasis|narcolepsy|(?:pulmonary )?embolism|vertigo|blindness|deafness|stroke|migraines|paralysis|fibromyalgia|aneurysm|schizophrenia|psychosis|insomnia|HIV|angina|arrhythmia|(?:brain|spinal(?: cord)?|head|back|nerve) injury(?: with seizures)?|(?:hearing|vision|memory) loss|palsy|COPD|hemophilia|(?!diagn|progn|hypn)[a-z]{4,20}(?:itis|osis|emia|opathy|plegia|trophy)|(?:heart|birth|valve) defect|tetralogy of [A-Z][a-z]{2,20})(?![\p{L}])`

/** What a stroke or an injury leaves. */
const deficit = String.raw`(?:(?:right|left|moderate|mild|severe|expressive|receptive|mixed)(?:-sided)? ){0,3}(?:hemiparesis|hemiplegia|aphasia|dysphagia|foot drop|paraplegia|quadriplegia|neuropathy)\b`

/** By which words of a statement a list of what the record shows names it; the first that fits. */
export const phrases: readonly Phrase[] = [
  {
    // A cover that ends at the border.
    pattern:
      /\b(?:would|will) lose (?:(?:his|her|\{[^{}]+\.(?:his|poss)\}) )?(Medicare|Medicaid|health insurance|VA (?:care|benefits))\b/u,
    say: ([, what = '']) => `the loss of ${what}`,
  },
  {
    pattern:
      /\bdiagnosed with (?:an? )?([^,;.{]{4,60}?)(?= (?:in|on|by|at|when|since|and|after|last|for|as)\b|[,;.]|$)/u,
    say: ([, what = ''], who) => `${who} ${what}`,
  },
  {
    pattern: new RegExp(
      String.raw`\b(?:has had|has|had|suffers from|lives with|survived|was born with) (?:an? |severe |chronic )?(${condition})`,
      'iu',
    ),
    say: ([, what = ''], who) =>
      `${who} ${what.replace(/^(?:Lupus|Diabetes|Asthma|Dementia|Cancer|Epilepsy)\b/u, (word) => word.toLowerCase())}`,
  },
  {
    pattern: new RegExp(String.raw`\b(?:has|with) (${deficit}(?:(?:, | and |, and )${deficit}){0,3})`, 'u'),
    say: ([, said = ''], who) =>
      `${who} ${said.replaceAll(/\b(?:moderate|mild|severe) /gu, '').replaceAll(', and ', ' and ')}`,
  },
  {
    // `His diagnoses are major depressive disorder, recurrent, severe, and chronic pain syndrome`
    pattern: /^\{([a-z0-9-]+)\.poss\} diagnos[ei]s (?:is|are) ([^.;{]{6,120})$/u,
    say: ([, id = '', listed = '']) => {
      // What is over is no burden, and how it is qualified no illness of its own.
      const what =
        listed
          .replaceAll(/(?:^|, ?)(?:and )?[^,]{4,60}, in (?:sustained|full|complete|stable) remission\b/gu, '')
          .replaceAll(/, with \p{Ll}+ (?:exposure|features|distress)\b/gu, '') || listed
      return `{${id}.poss} ${what.replaceAll(/, (?:recurrent|single episode|severe|moderate|mild|chronic|in partial remission)(?=,|$)/gu, '').replace(/, and /u, ' and ')}`
    },
  },
  {
    pattern: /\b(two|three|four|one|\d) vertebra[e]? (?:was|were) (?:crushed|fractured|broken)/iu,
    say: ([, count = '']) => `${count.toLowerCase()} crushed vertebra${/^(?:one|1)$/i.test(count) ? '' : 'e'}`,
  },
  {
    pattern: /\bhas had (two|three|four|five|six|\d{1,2}) (operations|surgeries)\b/iu,
    say: ([, count = '', what = '']) => `${count} ${what}`,
  },
  {
    pattern: /\bsustained (?:an? )?([^,;.{]{2,40}?(?:fracture|injury|burns|concussion))\b/u,
    say: ([, what = ''], who) => `${who} ${what}`,
  },
  {
    pattern: /\bintentional overdose\b|\btook all (?:his|her|the) (?:tablets|pills)\b/iu,
    say: () => 'an overdose that was meant',
  },
  {
    pattern:
      /\bmeets (?:the )?(?:diagnostic )?criteria for (?:an? )?([^,;.({]{4,60}?)(?=(?<!-) (?:and|with|since)\b|[,;.(]|$)/u,
    say: ([, what = ''], who) => `${who} ${what.trim()}`,
  },
  {
    pattern:
      /\b(?:treated|treats|been treated) \{([a-z0-9-]+)(?:\.\w+)?\} [^.;]{0,30}?for (?:an? )?([^,;.{]{4,50}?)(?=[,;.]| since|$)/u,
    say: ([, id = '', what = '']) => `{${id}.poss} ${what.trim()}`,
  },
  {
    // `has followed {spouse} since 2017 for post-traumatic epilepsy`
    pattern: new RegExp(
      String.raw`\b(?:followed|follows|seen|sees|monitored|managed) \{([a-z0-9-]+)(?:\.\w+)?\} (?:[^.;{}]{0,40} )?for (?:an? )?(${condition})`,
      'iu',
    ),
    say: ([, id = '', what = '']) => `{${id}.poss} ${what}`,
  },
  {
    pattern: /\bhas been hospitalized (twice|(?:two|three|four|five|six) times)/u,
    say: ([, count = '']) => `${count === 'twice' ? 'two' : count.replace(' times', '')} hospital stays`,
  },
  {
    pattern: /\b(?:made an attempt|attempted suicide|tried to take (?:his|her) life)\b/u,
    say: () => 'a suicide attempt',
  },
  {
    pattern: /\bwakes? up screaming (?:about )?(\p{L}+|\d+) nights (?:a|per) week/u,
    say: ([, count = '']) => `nightmares on ${count} nights a week`,
  },
  {
    pattern: /\b(?:orders to deploy|on orders to deploy)[^.;]{0,120}?\bfor (\d{1,4} days|\p{L}{1,20} months)/u,
    say: ([, time = '']) => `a deployment of ${time}`,
  },
  {
    pattern: /\blost \{[^{}]+\} (left|right) (eye|arm|leg|hand|foot)\b/u,
    say: ([, side = '', part = '']) => `the loss of the ${side} ${part}`,
  },
  {
    pattern: /\b(?:is|became|went|has been) (?:\p{L}{2,12}ly )?blind\b/u,
    say: (_, who) => `${who} blindness`,
  },
  {
    pattern: /\b(?:took|amputated|lost) (?:\{[^{}]+\} |the )(left|right) (foot|leg|arm|hand)\b/u,
    say: ([, side = '', part = '']) => `the loss of the ${side} ${part}`,
  },
  {
    pattern:
      /\b(?:has|in the right eye \{[^{}]+\} has|in the left eye \{[^{}]+\} has) (glaucoma|cataracts|macular degeneration)/iu,
    say: ([, what = ''], who) => `${who} ${what.toLowerCase()}`,
  },
  {
    pattern:
      /\b(Trabeculectomy|surgery|operation)[^.;]{0,20} scheduled (?:for |on )?(\p{Lu}\p{Ll}+ \d{1,2}, \d{4}|\p{Lu}\p{Ll}+ \d{4})/u,
    say: ([, what = '', date = '']) =>
      `${what.toLowerCase() === 'operation' ? 'an operation' : what.toLowerCase() === 'surgery' ? 'surgery' : `a ${what.toLowerCase()}`} on ${date}`,
  },
  {
    pattern:
      /\b(?:as|is|names \{[^{}]+\} as) (?:the|his|her) only ((?:long-term |certified |designated )?(?:caregiver|care partner|caretaker))\b/u,
    say: ([, what = '']) => `no other ${what}`,
  },
  {
    pattern:
      /\b(left|right) (leg|arm|foot|hand) was amputated\b|\bamputated \{[^{}]+\} (left|right) (leg|arm|foot|hand)\b/u,
    say: ([, side, part, other = '', limb = '']) => `the loss of the ${side ?? other} ${part ?? limb}`,
  },
  {
    pattern: /\b(?:due date (?:is|of)|is due on) (\p{Lu}\p{Ll}+ \d{1,2}, \d{4})/u,
    say: ([, date = '']) => `a birth due on ${date}`,
  },
  {
    pattern: /\b(two|three|four|\d) miscarriages\b/u,
    say: ([, count = '']) => `${count} miscarriages`,
  },
  { pattern: /\bneeds supervision at all hours\b/u, say: () => 'supervision at all hours' },
  {
    // Whose inability `she cannot lift` tells, a sentence of several persons leaves open.
    pattern: /(?<!\b(?:[Ss]he|[Hh]e|[Tt]hey) )\bcannot (drive (?:at night|in the dark)|lift|work|walk|dress)\b/u,
    say: ([whole = ''], who) => (whole === '' ? '' : `${who} inability to ${whole.replace('cannot ', '')}`),
  },
  {
    pattern: /\bout of stock[^.;]{0,40} for (\d+ days)/u,
    say: ([, days = '']) => `a medicine out of stock for ${days} of a year`,
  },
  {
    pattern: /\b(student )?loans? of (\$[\d,]+)/u,
    say: ([, student, sum = '']) => (student === undefined ? `a loan of ${sum}` : `student loans of ${sum}`),
  },
  { pattern: /\brelapsed (twice|two times)\b/u, say: () => 'two relapses' },
  {
    pattern:
      /\b((?:home )?(?:hemo)?dialysis)(?: at home)? (?:on )?(two|three|four|five|six|\d) (nights|days|times) (?:a|per) week/u,
    say: ([whole = '', what = '', count = '', unit = '']) =>
      `${what}${whole.includes(' at home') ? ' at home' : ''} on ${count} ${unit === 'times' ? 'days' : unit} a week`,
  },
  {
    pattern:
      /^(?![^.]{0,40}\bof (?:this|that) kind)(?!(?:Such|This|That|It|He|She|They)\b)(\p{L}[\p{L} -]{3,40}) (?:does not exist|is not available|is not offered|was not registered|is not sold)\b/u,
    say: ([, what = '']) =>
      `the absence of ${/^\p{Lu}{2}/u.test(what) ? what : `${what.charAt(0).toLowerCase()}${what.slice(1)}`}`,
  },
  {
    // Who brings it from abroad has it all the same.
    pattern: /^(\p{L}[\p{L} -]{3,50}) is not (registered|licensed|approved)\b/u,
    say: ([, what = '', how = '']) => {
      const plain = /^\p{Lu}{2}/u.test(what) ? what : `${what.charAt(0).toLowerCase()}${what.slice(1)}`
      return `the absence of ${how} ${plain}`
    },
  },
  {
    // `There is no hemin in Ghana`
    pattern: /^[Tt]here is no (?!one\b|longer\b|other\b|doubt\b|way\b)(\p{Ll}{4,}(?: \p{Ll}{3,})?) in \p{Lu}\p{L}+/u,
    say: ([, what = '']) => `the absence of ${what}`,
  },
  {
    pattern: /\b[Nn]either (\p{Ll}{4,}) nor (\p{Ll}{4,}) is\b[^.;]{0,40}\bavailable\b/u,
    say: ([, one = '', other = '']) => `the absence of ${one} and ${other}`,
  },
  {
    // `No clinic in Georgia treats adults with osteogenesis imperfecta`
    pattern:
      /^No (clinic|hospital|doctor|center|school|specialist|pharmacy) in (\p{Lu}[\p{L}\p{M}]+(?: \p{Lu}[\p{L}\p{M}]+)?) (treats|has|offers|gives|sells|accepts|performs) ([^.;,{}]{3,60})$/u,
    say: ([, what = '', where = '', verb = '', rest = '']) =>
      `the absence of a ${what} in ${where} that ${verb} ${rest}`,
  },
  {
    // `Ghana has no porphyria center`
    pattern:
      /(?<![\p{L}\p{M}])(\p{Lu}[\p{L}\p{M}]{1,30}(?: \p{Lu}[\p{L}\p{M}]{1,30}){0,2}) has no (\p{Ll}{4,}(?: or \p{Ll}{4,})?(?: \p{Ll}{4,})? (?:center|unit|clinic|program|ward|service|registry|therapist|pathologist))\b/u,
    // What one town lacks another may have.
    say: ([, where = '', what = '']) => `the absence of ${/^[aeiou]/u.test(what) ? 'an' : 'a'} ${what} in ${where}`,
  },
  {
    pattern: /\bran out of (\p{Ll}[\p{Ll} ]{3,30}?) on (\d+) days\b/u,
    say: ([, what = '', days = '']) => `${what} lacking on ${days} days of a year`,
  },
  {
    pattern:
      /\bthere is one (psychiatrist|psychologist|nephrologist|oncologist|cardiologist|neurologist) for (?:the|a) (region|province|state|district)/iu,
    say: ([, who = '', where = '']) => `a single ${who.toLowerCase()} for a ${where}`,
  },
  {
    // `The department of Retalhuleu, with about 350,000 inhabitants, has one neurologist`
    pattern:
      /\b(department|province|region|state|district|county|municipality|island)\b[^.;]{0,80}? has (?:only )?one (\p{Ll}{4,20}(?:ist|ician|logist|trician|surgeon))\b/iu,
    say: ([, where = '', who = '']) => `a single ${who.toLowerCase()} for a whole ${where.toLowerCase()}`,
  },
  {
    pattern: /\baverage wage\b[^$()]{0,80}\((\d[\d,]*) dollars\) a month/u,
    say: ([, sum = '']) => `wages of about $${sum} a month`,
  },
  {
    pattern: /\baverage wage\b[^$]{0,40}(\$[\d,]+) a month/u,
    say: ([, sum = '']) => `wages of about ${sum} a month`,
  },
  {
    pattern:
      /\b(?:was|were) removed from the (transplant )?list\b|\bare removed from the list\b|\bcome off the transplant list\b/u,
    say: () => 'the loss of a place on the transplant list',
  },
  {
    pattern:
      /\bdialysis\b(?! (?:nurse|unit|technician|tech|center|clinic|chair|ward|days?|patients|units|centers|schedule|list))((?: (?:two|three|four|\d|once|twice)(?: times)? (?:a|per) week| every \p{L}+day(?:,? (?:and )?(?:\p{L}+day))*)?)/u,
    say: ([, often = '']) => (often === '' ? 'the need for dialysis' : `dialysis${often}`),
  },
  {
    pattern:
      /\b(?:was hospitalized|was admitted to (?:the|a) (?:\p{L}+ )?hospital)[^.;]*?((?: in| on) [\p{L}\d ,]*\d{4})?/u,
    say: ([, date = '']) => `a hospital stay${date}`,
  },
  {
    pattern: /\bmissed ((?:\p{L}+|\d+) (?:shifts|days|weeks) of (?:work|school)|(?:\p{L}+|\d+) shifts)/u,
    say: ([, what = '']) => `${what} missed`,
  },
  {
    pattern: /\b((?:PHQ-9|GAD-7|PCL-5|Beck)[^,;.]{0,20}? score of \d+)/u,
    say: ([, what = '']) => `a ${what}`,
  },
  {
    pattern: /\bpanic attacks ((?:\p{L}+ to \p{L}+ times|once|twice|\p{L}+ times) (?:a|per) (?:day|week|month))/u,
    say: ([, often = ''], who) => `${who} panic attacks ${often}`,
  },
  {
    pattern: /\b(?:high|serious|elevated) risk of (\p{Ll}[\p{Ll} ]{2,40}?)(?= and\b| in\b| if\b|[,;.]|$)/u,
    say: ([, what = ''], who) => `${who} high risk of ${what}`,
  },
  {
    pattern: /\bfell (two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d{1,2}) times\b/u,
    say: ([, count = ''], who) => `${who} ${count} falls`,
  },
  {
    pattern:
      /\b(?:receives|received|receiving|gets|needs)(?: \p{Ll}+)?( \p{Ll}+s) every (two|three|four|five|six|eight|twelve|\d{1,2}) (weeks|days|months)\b/u,
    say: ([, what = '', count = '', unit = ''], who) => `${who} ${what.trim()} every ${count} ${unit}`,
  },
  {
    pattern: /\b(?:rent|mortgage)(?: payment)? (?:is|of|comes to) (?:about )?(\$\d[\d,]*\d)/u,
    say: ([whole = '', sum = '']) => `${whole.startsWith('mortgage') ? 'a mortgage payment' : 'a rent'} of ${sum}`,
  },
  {
    pattern: /\bquoted[^$]{0,60}(\$[\d,]+(?: an? (?:month|week|day|hour))?)/u,
    say: ([, sum = '']) => `paid care at ${sum}`,
  },
  {
    pattern:
      /\b(?:does not speak|does not know|speaks no|speaks only|speaks almost no|has almost no|reads no)\b[^.;]{0,300}?\b(Spanish|English|Portuguese|French|Arabic|Tagalog|Hindi|Mandarin|Korean|Vietnamese|Russian|Ukrainian|K’iche’|\p{Lu}\p{Ll}+(?:an|ese|ish|ic|ali))\b/u,
    // Never more than the source: who speaks simple phrases speaks the language a little.
    say: ({ 0: said, 1: language = '', input, index }) =>
      /\b(?:only|almost)\b/u.test(said) || /\bbeyond\b/u.test(input.slice(index))
        ? `a life in ${language}, which {Q.he} barely speaks`
        : `a life in ${language}, which {Q.he} does not speak`,
  },
  {
    pattern:
      /\bno (psychiatrist|psychologist|nephrologist|oncologist|cardiologist|neurologist|specialist|hospital|dialysis|pediatrician|speech therapist|rheumatologist)\b/u,
    say: ([, what = '']) =>
      `the absence of ${/^(?:dialysis)$/u.test(what) ? what : /^[aeiou]/u.test(what) ? `an ${what}` : `a ${what}`}`,
  },
  {
    pattern:
      /\bspeaks (?:a )?(?:very )?little (Spanish|English|Portuguese|French|Arabic|Tagalog|Hindi|Mandarin|Korean|Vietnamese|Russian)\b/u,
    say: ([, language = '']) => `a life in ${language}, which {Q.he} barely speaks`,
  },
  {
    pattern:
      /\.poss\} ((?:\p{Ll}+ )?(?:license|certificate|degree|diploma|certification)) (?:is|would) not (?:be )?(?:valid|recognized|accepted)/u,
    say: ([, what = '']) => `a ${what} that is not valid there`,
  },
  {
    pattern:
      /\b(?:medicine|drug|treatment|therapy|medication),? (\p{Ll}{4,}(?: \p{Ll}+)?),? is not (?:given|available|sold|offered|stocked|covered)\b/u,
    say: ([, what = '']) => `the absence of ${what}`,
  },
  {
    pattern:
      /\b(?:order|decree|judgment)\b[^.;]{0,40}\b(?:does not let|forbids|prohibits|does not allow)\b[^.;]{0,40}\b(?:mov\p{Ll}*|tak\p{Ll}*|remov\p{Ll}*|relocat\p{Ll}*)\b/u,
    say: () => 'an order of court that keeps a child here',
  },
  {
    pattern:
      /\b(?:nearest|closest) (hospital|clinic|specialist|psychiatrist|psychologist|dialysis center|cardiologist|neurologist)(?: (?:that|who|which|with|for) [^.;,]{3,40}?)? is (in \p{Lu}\p{L}+(?: \p{Lu}\p{L}+){0,2}|(?:about |some )?(?:\d+|two|three|four|five|six|seven|eight) (?:hours|miles|kilometers) away)/u,
    say: ([, what = '', where = '']) => `care for which the nearest ${what} is ${where}`,
  },
  { pattern: /\b[Dd]o not travel\b/u, say: () => 'a warning of the State Department not to travel there' },
  {
    pattern: /\bnever lived (?:in|outside)\b/u,
    say: () => 'a life spent wholly in this country',
  },
  {
    pattern: /\bwas closed on (\d+ days)\b/u,
    say: ([, days = '']) => `a road closed on ${days} of a year`,
  },
]

const named = new RegExp(String.raw`(?<![\p{L}\p{N}’-])${condition}|\b(?:has|with) ${deficit}|\bdiagnosed with\b`, 'iu')

/** A condition that the list has stands in it, or a diagnosis in its usual form. */
export const namesCondition = (wording: string): boolean => named.test(wording)
