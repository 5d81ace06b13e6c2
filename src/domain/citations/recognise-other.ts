import type { Citation, CitationKind } from './citation.ts'
import { subsPattern } from './patterns.ts'
import { tidySub } from './subsections.ts'

type Rule = {
  readonly kind: CitationKind
  readonly pattern: RegExp
  readonly read: (match: RegExpMatchArray) => Partial<Citation>
}

const year = (text: string | undefined) => (text === undefined ? {} : { year: Number(text) })
const date = String.raw`(?:,? ?(?:at )?[\d,]{3,9}(?:[-–][\d,]{2,9})?)?(?: ?\((?:[^()\d]*\d{0,2},? ?)?(\d{4})\))?`
const manualSub = String.raw`(?: ?\((?:[A-Z]|\d{1,2}|[a-z]{1,3})\))*`

const rules: readonly Rule[] = [
  {
    kind: 'register',
    pattern: new RegExp(
      String.raw`(?<![\w.])(\d{1,3}) (?:Fed\. ?Reg\.|F\. ?R\.(?! ?D)|FR) (\d{1,3}(?:,\d{3})+|\d{1,6})(?![\d])${date}`,
      'g',
    ),
    read: ([, volume = '', page = '', in_]) => ({
      key: `${Number(volume)} FR ${page.replaceAll(',', '')}`,
      volume: Number(volume),
      page: Number(page.replaceAll(',', '')),
      ...year(in_),
    }),
  },
  {
    kind: 'public-law',
    pattern:
      /(?<!\w)(?:(Priv\.? ?L\.?|Private Law)|Pub\.? ?L\.?|P\. ?L\.|PL|PUB\. ?L\.|Public Law)(?: ?No\.?)? ?(\d{2,3})[-–](\d{1,4})(?!\d)/g,
    read: ([, isPrivate, congress, number]) => ({ key: `${isPrivate ? 'Priv' : 'Pub'}. L. ${congress}-${number}` }),
  },
  {
    kind: 'public-law',
    pattern: /(?<![\w.])(\d{1,3}) Stat\. (\d{1,5}(?:-\d{1,5})?)(?:, \d{1,5}(?:-\d{1,5})?)?(?: \((\d{4})\))?/g,
    read: ([, volume, page, in_]) => ({ key: `${volume} Stat. ${page}`, ...year(in_) }),
  },
  {
    kind: 'policy-manual',
    pattern: new RegExp(String.raw`(?<![\w.])(\d{1,2}) USCIS[- ]PM ([A-Z])(?:\.(\d{1,2}))?(${manualSub})`, 'g'),
    read: ([, volume, part, chapter, sub]) => manual(volume, part, chapter, sub),
  },
  {
    kind: 'policy-manual',
    pattern: new RegExp(
      String.raw`USCIS Policy Manual,? (?:at )?[Vv]ol(?:ume|\.) (\d{1,2}),? [Pp](?:ar)?t\.? ([A-Z])(?:,? [Cc]h(?:apter|\.) (\d{1,2}))?(?:,? [Ss]ec(?:tion|\.) ([A-Z](?:\.\d)?${manualSub}))?`,
      'g',
    ),
    read: ([, volume, part, chapter, sub]) => manual(volume, part, chapter, sub && `(${sub.charAt(0)})${sub.slice(1)}`),
  },
  {
    kind: 'policy-manual',
    pattern:
      /[Vv]ol(?:ume|\.) (\d{1,2}),? [Pp](?:ar)?t\.? ([A-Z])(?:,? [Cc]h(?:apter|\.) (\d{1,2}))? of the USCIS Policy Manual/g,
    read: ([, volume, part, chapter]) => manual(volume, part, chapter, undefined),
  },
  {
    kind: 'foreign-affairs-manual',
    pattern: new RegExp(
      String.raw`(?<![\w.])(\d{1,2}) (FAM|FAH(?:-\d)?) ([A-Z]?[\d.]*\d(?:-\d+)?)(${subsPattern})`,
      'g',
    ),
    read: ([, volume, name, section, sub]) => ({ key: `${volume} ${name} ${section}`, ...withSub(sub) }),
  },
  {
    kind: 'executive-order',
    pattern:
      /(?:(Exec(?:utive|\.) Order|E\.O\.)|(?:Presidential )?(Proclamation|Proc\.))(?: No\.)? ?(\d{1,2},?\d{3})(?!\d)/g,
    read: ([, order, , number = '']) => ({
      key: `${order ? 'Exec. Order' : 'Proclamation'} ${number.replace(',', '')}`,
    }),
  },
  {
    kind: 'court-rule',
    pattern:
      /Fed(?:eral)?\.? R(?:ules?)?\.? (?:of )?(Evid|Civ|App|Crim)[a-z]*\.?(?: P(?:\.|rocedure))? (\d{1,4}(?:\.\d)?)/g,
    read: ([, name, number]) => ({ key: `Fed. R. ${name}. ${number}` }),
  },
  {
    kind: 'database',
    pattern:
      /(?<![\w.])(\d{4}) (WL|U\.S\. (?:Dist|App)\. LEXIS|BIA LEXIS|Immig\. Rptr\. LEXIS) (\d{1,9})(?:, at \*\d{1,3})?(?: ?\(([^()]{0,60}?)(\d{4})\))?/g,
    read: ([, in_, base, number]) => ({ key: `${in_} ${base} ${number}`, ...year(in_) }),
  },
  {
    kind: 'database',
    pattern:
      /(?<![\w.])((?:19|20)\d{2}) ?-?(AZ|CO|IL|ME|MT|ND|NM|OH|Ohio|OK|PA|SD|UT|VT|WI|WY|NCSC|NH|GU|NM(?:CERT|CA|SC))(?: (App(?: \(\d(?:st|d|nd|rd|th)\))?|CR|CIV))?[ -](\d{1,7})(?!\d)/g,
    read: ([, in_, court = '', division = '', number]) => ({
      key: `${in_} ${court} ${division} ${number}`.replace('  ', ' '),
      ...year(in_),
    }),
  },
  {
    kind: 'database',
    pattern: /(?<![\w.])T\.C\. (Memo|Summ)(?:ary|\.)? ?(?:Op(?:inion|\.) )?(?:No\. )?((?:19|20)\d{2})-(\d{1,4})(?!\d)/g,
    read: ([, series = '', in_, number]) => ({ key: `T.C. ${series} ${in_}-${number}`, ...year(in_) }),
  },
  {
    kind: 'unpublished',
    pattern: /In [Rr]e:? ?(\d{6,9}),? ?\((?:AAO|BIA|Admin)[^()]*?(\d{4})\)/g,
    read: ([, number, in_]) => ({ key: `In re ${number}`, ...year(in_) }),
  },
  {
    kind: 'unpublished',
    pattern:
      /(?<![\w-])(?:[A-Z][\w-]{1,30}, )?A[- ]?(?:\d{3}|[Xx]{2,3})[- ]?(?:\d{3}|[Xx]{3})[- ]?(?:\d{3}|[Xx]{3}) \((?:BIA|A\.G\.|AAO)[^()]*?(\d{4})\)/g,
    read: (match) => ({ key: match[0].replaceAll(/[^\dA]/g, '').slice(0, 10), ...year(match[1]) }),
  },
  {
    kind: 'unpublished',
    pattern: /Int(?:erim|\.) Dec(?:ision|\.)(?: No\.| #)? ?(\d{4})(?!\d)/g,
    read: ([, number]) => ({ key: `Interim Decision ${number}` }),
  },
]

function manual(volume?: string, part?: string, chapter?: string, sub?: string): Partial<Citation> {
  return { key: `PM ${volume} ${part}${chapter === undefined ? '' : `.${chapter}`}`, ...withSub(sub) }
}

function withSub(written: string | undefined): Partial<Citation> {
  const sub = tidySub(written ?? '')
  return sub === undefined ? {} : { sub }
}

/** Everything that is neither a decision in a reporter nor a section of a code. */
export function recogniseOther(text: string): Citation[] {
  return rules.flatMap(({ kind, pattern, read }) =>
    [...text.matchAll(pattern)].map((match) => ({
      kind,
      start: match.index,
      end: match.index + match[0].length,
      text: match[0],
      ...read(match),
    })),
  )
}
