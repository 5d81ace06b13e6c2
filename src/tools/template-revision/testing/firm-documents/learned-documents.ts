import { firmDocuments } from './all-documents.ts'
import type { FirmDocument } from './firm-document.ts'
import { thirtiethDocuments } from './thirtieth.data.ts'
import { thirtyEighthDocuments } from './thirty-eighth.data.ts'
import { thirtyFifthDocuments } from './thirty-fifth.data.ts'
import { thirtyFirstDocuments } from './thirty-first.data.ts'
import { thirtyFourthDocuments } from './thirty-fourth.data.ts'
import { thirtySecondDocuments } from './thirty-second.data.ts'
import { thirtySeventhDocuments } from './thirty-seventh.data.ts'
import { thirtySixthDocuments } from './thirty-sixth.data.ts'
import { thirtyThirdDocuments } from './thirty-third.data.ts'

/** Papers that were measured as they were first read and not worked on until nothing was left: sentences are learned from them. */
const measuredOnce: readonly FirmDocument[] = [
  ...thirtiethDocuments,
  ...thirtyFirstDocuments,
  ...thirtySecondDocuments,
  ...thirtyThirdDocuments,
  ...thirtyFourthDocuments,
  ...thirtyFifthDocuments,
  ...thirtySixthDocuments,
  ...thirtySeventhDocuments,
  ...thirtyEighthDocuments,
]

/** Every paper of a firm that is marked by hand, from which the weights of sentences are learned. */
export const learnedDocuments: readonly FirmDocument[] = [...firmDocuments, ...measuredOnce]
