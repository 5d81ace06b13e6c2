import type { ForumId } from '#law/filing-kit/filing-kit.ts'
import type { IsoDate } from '#domain/dates/calendar.ts'
import type { LegalDocument } from '#domain/legal-document/block.ts'
import type { CheckedPinpoint } from '#domain/packet/check-pinpoints.ts'
import type { KitCase } from '../kit-case.ts'

/** What the documents of a packet are, as far as rules tell them apart. */
export const itemKinds = [
  'declaration',
  'expert-letter',
  'cv',
  'country-report',
  'translation',
  'translation-certificate',
  'interpreter-certificate',
  'form',
  'receipt',
  'photo',
  'other',
] as const
export type ItemKind = (typeof itemKinds)[number]

/** A document of the filing as the preflight sees it. */
export type FilingItem = {
  readonly id: string
  readonly letter: string
  readonly title: string
  readonly kind: ItemKind
  readonly parent: string | null
  readonly date?: IsoDate
  readonly text: string
  /** The text of each page, where the file has pages. */
  readonly pageTexts: readonly string[]
  readonly pages: number | null
  readonly bytes: number | null
  readonly checksum: string | null
  readonly mediaType: string | null
  readonly state: 'ready' | 'waiting' | 'locked' | 'unreadable' | 'sheet' | 'scan'
  readonly notes: readonly string[]
  /** How many of its pages were not letter size. */
  readonly fitted: number
  /** Pages on which text stands under a blacked-out area; absent where nobody could look. */
  readonly hidden?: readonly number[]
  /** Pages on which a picture lies on a line to sign on. */
  readonly signaturePictures?: readonly number[]
  /** Boxes of a form that hold nothing, with what the form calls the first of them; absent for a scan. */
  readonly emptyFields?: { readonly count: number; readonly first: readonly string[] }
  /** How many passages were marked in it; absent where nobody could look. */
  readonly marks?: number
  /** How much of its first page is printed, as a share; absent where nobody could look. */
  readonly firstInk?: number
}

/** What the attorney answered to a question of the preflight, or why a finding may stand. */
export type Tick = {
  readonly code: string
  readonly place: string
  /** `yes`: it holds. `no`: it does not. `override`: it is filed all the same, for a reason. */
  readonly answer: 'yes' | 'no' | 'override'
  readonly reason: string | null
  readonly by: string
  readonly at: string
}

export type MadePacket = {
  readonly isStale: boolean
  readonly pages: number
  /** False: the draft could not be printed among its files. Absent for a packet from before that was done. */
  readonly hasBrief?: boolean
  readonly parts: readonly { readonly name: string; readonly bytes: number }[]
  readonly pinpoints: readonly CheckedPinpoint[]
  readonly exhibits: readonly {
    readonly letter: string
    readonly title: string
    readonly first: number
    readonly last: number
  }[]
}

/** Everything that the preflight judges. What is not known is absent, and its rules ask. */
export type Filing = {
  readonly forum: ForumId
  /** The day on which it is judged. */
  readonly today: IsoDate
  readonly kit: KitCase
  /** The firm wants rules whose text nobody has read to stop a filing too. */
  readonly isFirmStrict?: boolean
  /** `brief` before the courts and USCIS; `letter`: a cover or expert letter. */
  readonly documentKind: 'brief' | 'letter'
  /** The draft as it prints, by section titles. */
  readonly draft: readonly { readonly place: string; readonly text: string; readonly gaps?: readonly string[] }[]
  /** What the draft itself lists as exhibits, where its letters are not those of documents on file. */
  readonly listed?: readonly { readonly letter: string; readonly title: string }[]
  /** How the Word file is set, as far as that is known: points, lines (2 is double), the narrowest margin in inches. */
  readonly draftLayout?: {
    readonly size?: number
    readonly lineSpacing?: number
    readonly margin?: number
    readonly hasPageNumbers: boolean
  }
  /** Body pages as the rule counts them; an estimate unless rendered. */
  readonly bodyPages?: number
  readonly papers: readonly { readonly place: string; readonly document: LegalDocument }[]
  readonly record: {
    readonly names: { readonly first: string; readonly last: string }
    /** Every A-number of the record, of the client and the family, as nine digits. */
    readonly aNumbers: readonly string[]
    readonly born?: IsoDate
    /** How many arrests are on record; one where only that there were some is known. */
    readonly arrests: number
    /** Members of the family who apply together with the client. */
    readonly dependents?: number
    /** The state in which the client lives. */
    readonly state?: string
    /** Whether the client lives outside of the United States, where that is known. */
    readonly isAbroad?: boolean
    /** Removal proceedings, as the answers have them. */
    readonly proceedings?: 'none' | 'open' | 'closed'
    /** Whether a reason is given for filing after the first year. */
    readonly hasLateReason?: boolean
  }
  /** Dates of the case by their keys (`D-N400`), as they are counted everywhere: the day to meet, and the legal reading. */
  readonly caseDates?: readonly { readonly key: string; readonly date: IsoDate; readonly due: IsoDate | null }[]
  readonly items: readonly FilingItem[]
  /** The letters of earlier filings of the case that were made here, and the last one that any of them used. */
  readonly before?: {
    readonly letters: readonly { readonly letter: string; readonly filedOn: IsoDate }[]
    readonly lastLetter?: string
  }
  readonly made?: MadePacket
  readonly ticks: readonly Tick[]
}
