import { countWords } from '#domain/language/sentences.ts'
import type { DocumentSort } from '../elements.ts'
import type { MapDocument } from '../map-input.ts'
import { isCaption } from '../reading/captions.ts'
import { hasFiniteVerb } from '../reading/finite-verb.ts'

/** Spanish, Portuguese or French as the original of a translation has it. */
export function isForeign(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const small = words.filter((word) =>
    /^(?:el|la|los|las|de|del|que|por|con|una|un|se|su|en|al|para|como|les|des|le|et|du|est|dans|pour|dos|das|da|do|não|uma|com)$/.test(
      word,
    ),
  )
  return words.length >= 12 && small.length / words.length > 0.22
}

/** Oaths, signatures, certificates of translation: they prove the paper, not the case. */
const formal =
  /penalty of perjury|^i, [^,]{3,60}, (?:[^,]{3,60}, )?(?:hereby |do )?(?:declare|state|depose|swear|certify|affirm)\b|being (?:first )?duly sworn|state as follows|depose and|hereby (?:state|declare|certify) (?:that the|as)|^please (?:call|contact|feel free|do not hesitate)|if you have any questions|^re: |true and correct|true and accurate to the best|^(?:executed|signed|given|sworn|subscribed|affirmed|declared|attested) (?:on|and|at|this|in|under|before|to (?:at|before|on))\b|^(?:certificate: )?i, [^,]{3,60}, (?:am|being) (?:fluent|competent|a (?:certified|qualified))\b|^i,? [^;]{3,160}\b(?:affirm|declare|state|depose|say) as follows\b|^i,? [^;]{3,160}\b(?:affirm|declare|state|depose|say|testify)(?:(?: the following| under oath)?:| as under:?)$|^\(?in support of [^.]{3,60}\)$|^certified (?:translation|true copy)|^certificate of translation\b|^translated from \p{L}+\b|^(?:whatsapp|telegram|sms|facebook|signal)\b[^.;]{0,40}translat|\(signed|_{5,}|^my name is [^.,;]+\.?$|read this declaration|\b(?:make|makes|making|write|submit|give) this (?:declaration|affidavit|statement|letter)\b|^before me, the undersigned|^further (?:affiant|declarant)|^i have read the above|^i am writing (?:this|to|by) |was referred (?:to me )?by (?:his|her|their|the) (?:attorney|lawyer|counsel)\b|^i, [^,]{3,60},? (?:hereby )?(?:say|state|declare|tell)\b[^.]{0,30}\b(?:the following|as follows)[.:]$|read back to me|^this (?:declaration |statement |affidavit )?(?:was|has been) read (?:back )?to (?:me|him|her)\b|^(?:that )?(?:what|all that|all) (?:is|has been) (?:stated|said|written) (?:above|here|herein)\b[^.;]{0,40}\btrue\b|competent (?:to translate|in \p{L}+ and \p{L}+)|^page \d|record printed on|^record printed|^\[?address|^sincerely|^respectfully|^dear |^to whom it [^.]{0,20}[.:,]?$|^(?:verified|deponent|attested|notarized)\b|^to (?:u\.?s\.?|the|uscis) [^.]{0,80}:$|^to the (?:honorable|immigration|court|officer|adjudicating)|all rights reserved|^confidential|\bswear that it is true|^(?:\(?(?:certified )?translat(?:ed|ion|or)|interpret(?:ed|er)(?: from|:)|read (?:back )?to me)\b[^.;]{0,140}\.?\)?$/iu

/** `1245 S. Utica Avenue, Suite 410, Tulsa, Oklahoma 74104`: an address and no more. */
const ofLetterhead =
  /^\d{1,6} [^;:]{3,80}, (?:[A-Z]{2}|\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?),? \d{5}(?:-\d{4})?(?:[ ,.]*(?:tel|phone|fax)\b.{0,40})?\.?$/iu

const monthDay = String.raw`(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}, (?:19|20)\d\d`
/** `Cornerstone Fellowship, Tulsa, November 1, 2026.`, `Report of November 6, 2026.`: who writes, where and on what day. */
const ofHead = new RegExp(
  String.raw`^(?:(?:(?:\p{Lu}[\p{L}.&’'-]{0,24}|of|the|and|for|St\.)[ ,]{1,2}){1,9}|(?:Letter|Report|Note|Statement|Record) (?:of|dated) )${monthDay}\.?$`,
  'u',
)
/** `Jo Ellen Pratt, RN, coordinator`, `Marcus Yoder, M.S., CCC-SLP`: who signed, with what stands behind the name. */
const ofSigner =
  /^(?:(?:Dr|Mr|Ms|Mrs|Fr|Rev|Pastor|Chief|Sgt|Capt)\.? )?\p{Lu}[\p{L}’'-]{1,20}(?: \p{Lu}[\p{L}.’'-]{0,20}){1,3}, (?:(?:M\.?D|D\.?O|Ph\.?D|Psy\.?D|Ed\.?D|M\.?S\.?W|M\.?S|M\.?A|M\.?Ed|B\.?S\.?N|R\.?N|N\.?P|P\.?A(?:-C)?|APRN|CNP|FNP|DNP|L[CIM]*SW(?:-C)?|LMFT|LPC|CCC-SLP|OTR(?:\/L)?|DPT|JD|Esq|DDS|DMD|RD|LCPC|CPA)\.?(?=$|[,. ])|(?:case |school |program |nurse )?(?:coordinator|manager|director|principal|counselor|owner|supervisor|teacher|psychologist|pastor|secretary|superintendent|translator|editor|foreman|captain)\b)[\p{L}., /&-]{0,60}$/u

/** A line of who writes or signs, which tells nothing of the case. */
const isHeadOrSigner = (text: string): boolean =>
  countWords(text) <= 14 && (ofHead.test(text) || (ofSigner.test(text) && !hasFiniteVerb(text)))

export function isFormal(text: string): boolean {
  const plain = text.trim()
  return (
    formal.test(plain) ||
    ofLetterhead.test(plain) ||
    isHeadOrSigner(plain) ||
    isCaption(plain) ||
    !/\p{Ll}{2}/u.test(plain)
  )
}

/** The title that a report prints above itself states nothing. */
export const isTitleOfReport = (printed: string, { title, text }: MapDocument, sort: DocumentSort): boolean =>
  sort === 'country' &&
  // `Persecution of those who protested. Update of March 2026.`: a title may have two parts, and full stops.
  (!/[.!?]$/.test(printed.trim()) ||
    !hasFiniteVerb(
      printed
        .trim()
        .split(/[.!?] /)
        .at(-1) ?? '',
    )) &&
  countWords(printed) < 25 &&
  (text.trimStart().startsWith(printed.trim()) || title.includes(printed.trim()))
