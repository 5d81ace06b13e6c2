import type { Citation } from './citation.ts'
import { subsPattern } from './patterns.ts'
import { listPattern, readList } from './section-list.ts'
import { tidySub } from './subsections.ts'

const state = String.raw`(?:Ala|Alaska|Ariz|Ark|Cal|Colo|Conn|Del|D\. ?C|Fla|Ga|Haw|Idaho|Ill|Ind|Iowa|Kan|Ky|La|Me|Md|Mass|Mich|Minn|Miss|Mo|Mont|Neb|Nev|N\. ?H|N\. ?J|N\. ?M|N\. ?Y|N\. ?C|N\. ?D|Ohio|Okla|Or|Pa|R\. ?I|S\. ?C|S\. ?D|Tenn|Tex|Utah|Vt|Va|Wash|W\. ?Va|Wis|Wyo|Guam|P\. ?R|California|Texas|Florida|Arizona|Nevada|Oregon|Washington|Illinois|Georgia|Virginia|Michigan|New York|New Jersey|Pennsylvania|Massachusetts|Maryland|Colorado|Minnesota)\.?`
const code = String.raw`(?:Code|Codes|Stat|Stats|Statutes|Law|Laws|Rev|Comp|Gen|Cons|Const|Crim|Penal|Health|Veh|Fam|Proc|Evid|Ann|Welf|Inst|Bus|Prof|Civ|Lab|Gov|Educ|Transp|Pub|Safety|Safe|Corr|Exec|Dom|Rel|Serv|Stat\. Ann|C\.S\.A|and|of|the|&|art|ch|tit|cl|Title|Chapter)`
const section = String.raw`(\d[\dA-Za-z]*(?:[.:/-]\d[\dA-Za-z]*){0,4})`
const named = new RegExp(
  String.raw`(?<![\w.])(?:(\d{1,3}) )?(${state}(?: ${code}\.?,?){1,8}(?: \d{1,3}[A-Z]?,)?) ?(?:§ ?§?|[Ss]ections?|[Ss]ecs?\.) ?${section}(${subsPattern})`,
  'g',
)
const lettered = new RegExp(
  String.raw`(?<![\w.])(RCW|A\.R\.S\.|ARS|O\.C\.G\.A\.|M\.G\.L\.|MCL|NRS|ORS|C\.R\.S\.|K\.S\.A\.|N\.J\.S\.A\.|G\.L\.|R\.C\.|I\.C\.)(?: ch?\. ?\d+[A-Z]?,)? ?(?:§ ?§?)? ?${section}(${subsPattern})`,
  'g',
)
/** The District's code has its sections with a title before them, and often no section sign. */
const districtSection = String.raw`\d{1,2} ?- ?\d{3,5}(?:\.\d{1,3}[a-z]?)?(?![\w])`
const district = new RegExp(
  String.raw`(?<![\w.])(?:D\. ?C\.|DC) (?:Official )?Code(?: Ann\.)?,? ?(?:§ ?§?|[Ss]ections?)? ?(${districtSection})(${subsPattern})`,
  'g',
)
const districtList = listPattern(districtSection)
/** `VA Code § 66-25.1:1`: the two letters of the post. */
const postal = new RegExp(String.raw`(?<![\w.])([A-Z]{2} Code(?: Ann\.)?) ?§ ?§? ?${section}(${subsPattern})`, 'g')
const illinois =
  /(?<![\w.])(\d{1,4}) (?:ILCS|Ill\. Comp\. Stat\.(?: Ann\.)?) (\d+\/[\dA-Z]+(?:[.-]\d+[A-Z]?){0,3})((?:\([A-Za-z0-9]{1,4}\))*)/g

/** Sections of the codes of the states: recognised, and known to no list. */
export function recogniseStateCodes(text: string): Citation[] {
  return [
    ...[...text.matchAll(named)].map((match) =>
      toCitation(match, `${match[1] ? `${match[1]} ` : ''}${match[2]}`, match[3], match[4]),
    ),
    ...[...text.matchAll(lettered)].map((match) => toCitation(match, match[1] ?? '', match[2], match[3])),
    ...[...text.matchAll(postal)].map((match) => toCitation(match, match[1] ?? '', match[2], match[3])),
    ...[...text.matchAll(district)].flatMap((match) => ofDistrict(text, match)),
    ...[...text.matchAll(illinois)].map((match) => toCitation(match, `${match[1]} ILCS`, match[2], match[3])),
  ]
}

function ofDistrict(text: string, match: RegExpMatchArray): Citation[] {
  const [whole, number = '', sub = ''] = match
  const start = match.index ?? 0
  const first = { start, end: start + whole.length, number, sub }
  return [first, ...readList(text, first, districtList, true)].map((item) => {
    const tidy = tidySub(item.sub)
    return {
      kind: 'statute',
      start: item.start,
      end: item.end,
      text: text.slice(item.start, item.end),
      key: `D.C. Code ${item.number.replaceAll(' ', '')}`,
      ...(tidy && { sub: tidy }),
    }
  })
}

function toCitation(match: RegExpMatchArray, name: string, number = '', sub = ''): Citation {
  const start = match.index ?? 0
  const tidy = tidySub(sub)
  return {
    kind: 'statute',
    start,
    end: start + match[0].length,
    text: match[0],
    key: `${name.replace(/,$/, '')} ${number}`,
    ...(tidy && { sub: tidy }),
  }
}
