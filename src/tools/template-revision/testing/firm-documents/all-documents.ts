import { benefitDocuments } from './benefits.data.ts'
import { briefDocuments } from './briefs.data.ts'
import { courtDocuments } from './court.data.ts'
import { eighthDocuments } from './eighth.data.ts'
import { eighteenthDocuments } from './eighteenth.data.ts'
import { eleventhDocuments } from './eleventh.data.ts'
import { fifteenthDocuments } from './fifteenth.data.ts'
import { fifthDocuments } from './fifth.data.ts'
import { filingDocuments } from './filings.data.ts'
import type { FirmDocument } from './firm-document.ts'
import { fourteenthDocuments } from './fourteenth.data.ts'
import { furtherDocuments } from './further.data.ts'
import { lastDocuments } from './last.data.ts'
import { laterDocuments } from './later.data.ts'
import { newestDocuments } from './newest.data.ts'
import { nineteenthDocuments } from './nineteenth.data.ts'
import { ninthDocuments } from './ninth.data.ts'
import { seventeenthDocuments } from './seventeenth.data.ts'
import { seventhDocuments } from './seventh.data.ts'
import { sixteenthDocuments } from './sixteenth.data.ts'
import { sixthDocuments } from './sixth.data.ts'
import { statementDocuments } from './statements.data.ts'
import { tenthDocuments } from './tenth.data.ts'
import { thirteenthDocuments } from './thirteenth.data.ts'
import { twelfthDocuments } from './twelfth.data.ts'
import { twentiethDocuments } from './twentieth.data.ts'
import { twentyFirstDocuments } from './twenty-first.data.ts'
import { twentyEighthDocuments } from './twenty-eighth.data.ts'
import { twentyFifthDocuments } from './twenty-fifth.data.ts'
import { twentySeventhDocuments } from './twenty-seventh.data.ts'
import { twentySixthDocuments } from './twenty-sixth.data.ts'
import { twentyFourthDocuments } from './twenty-fourth.data.ts'
import { twentyNinthDocuments } from './twenty-ninth.data.ts'
import { twentySecondDocuments } from './twenty-second.data.ts'
import { twentyThirdDocuments } from './twenty-third.data.ts'
import { unseenDocuments } from './unseen.data.ts'

/** Every paper of a firm that is marked by hand. */
export const firmDocuments: readonly FirmDocument[] = [
  ...courtDocuments,
  ...benefitDocuments,
  ...statementDocuments,
  ...briefDocuments,
  ...laterDocuments,
  ...lastDocuments,
  ...filingDocuments,
  ...newestDocuments,
  ...furtherDocuments,
  ...unseenDocuments,
  ...fifthDocuments,
  ...sixthDocuments,
  ...seventhDocuments,
  ...eighthDocuments,
  ...ninthDocuments,
  ...tenthDocuments,
  ...eleventhDocuments,
  ...twelfthDocuments,
  ...thirteenthDocuments,
  ...fourteenthDocuments,
  ...fifteenthDocuments,
  ...sixteenthDocuments,
  ...seventeenthDocuments,
  ...eighteenthDocuments,
  ...nineteenthDocuments,
  ...twentiethDocuments,
  ...twentyFirstDocuments,
  ...twentySecondDocuments,
  ...twentyThirdDocuments,
  ...twentyFourthDocuments,
  ...twentyFifthDocuments,
  ...twentySixthDocuments,
  ...twentySeventhDocuments,
  ...twentyEighthDocuments,
  ...twentyNinthDocuments,
]
