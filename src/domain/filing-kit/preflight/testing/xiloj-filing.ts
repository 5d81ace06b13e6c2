import type { KitAnswers, KitCase } from '../../kit-case.ts'
import type { FilingItem } from '../filing.ts'
import { paper, type Planted } from './tesfaye-filing.ts'

/** A third case for planted defects: a mother and her son from Guatemala before court, Board and asylum office. */
export const rosaText = `DECLARATION OF ROSA XILOJ TUM
I, Rosa Xiloj Tum, declare: 1. I was born on June 11, 1990, in Nebaj, Guatemala. My son Mateo Xiloj Tum was born on March 2, 2015.
2. On February 14, 2025, two men on a motorcycle shot at the door of our house. They shouted that no Ixil woman would keep land in that valley.
3. I hid with my son in the chapel of San Gaspar for eleven days. Sister Inés brought us tortillas.
4. This declaration was read to me in Spanish, which I understand.
I declare under penalty of perjury that the foregoing is true and correct. Executed on October 12, 2026, at Providence, Rhode Island.
______________________ Rosa Xiloj Tum
CERTIFICATE OF INTERPRETATION. I, Carmen Duarte, am competent to interpret and translate between Spanish and English. Before Rosa Xiloj Tum signed the declaration above, I read all of it to her in Spanish. My interpretation was true and accurate to the best of my abilities. ______________ Carmen Duarte, 14 Hope Street, Providence, RI 02906, (401) 555-0133`

export const policeText =
  'DENUNCIA. Ante la Policía Nacional Civil de Nebaj, el día 16 de febrero de 2025, la señora Rosa Xiloj Tum dijo que dos hombres en una motocicleta dispararon contra la puerta de su casa y que le gritaron que ninguna mujer de su pueblo se quedaría con la tierra. El agente tomó nota y le dijo que no se podía hacer nada más por ella.'

export const policeInEnglish =
  'COMPLAINT. Before the National Civil Police of Nebaj, on February 16, 2025, Mrs. Rosa Xiloj Tum said that two men on a motorcycle shot at the door of her house and shouted that no woman of her people would keep the land. The officer took note and told her that nothing more could be done for her.'

export const certificateText =
  'CERTIFICATE OF TRANSLATION. I, Paul Rourke, am competent to translate from Spanish into English. I certify that my translation of the complaint to the police is complete, true and accurate to the best of my abilities. Signed: ____________ Dated: October 20, 2026. Paul Rourke, 77 Broad Street, Providence, RI 02903, telephone (401) 555-0170.'

const doctorText = `MEDICAL EVALUATION of Rosa Xiloj Tum by Dr. Amara Nwosu, M.D., August 25, 2026. I examined Ms. Xiloj on August 18, 2026. She has a scar of four centimeters over the left brow. The scar is consistent with flying splinters of wood.
CURRICULUM VITAE. Dr. Amara Nwosu, M.D., Brown University, 2004. Board certified in family medicine. Signed: Amara Nwosu`

export const reportText =
  'Human Rights Watch. Guatemala: Land and violence in the Ixil region. March 18, 2026. Prosecutors opened no case in most attacks on Ixil women who hold title to land. Police posts in Nebaj had four officers for the whole municipality.'

export const rosaDocuments: readonly FilingItem[] = [
  paper({ id: 'ros', letter: 'A', title: 'Declaration of Rosa Xiloj Tum', text: rosaText, date: '2026-10-12' }),
  paper({ id: 'pol', letter: 'B', title: 'Complaint to the police', text: policeText, pages: 1, date: '2025-02-16' }),
  paper({
    id: 'ptr',
    letter: 'B',
    parent: 'pol',
    title: 'Complaint to the police, English translation',
    text: policeInEnglish,
    pages: 1,
  }),
  paper({
    id: 'pce',
    letter: 'B',
    parent: 'pol',
    title: 'Certificate of translation',
    text: certificateText,
    pages: 1,
  }),
  paper({
    id: 'doc',
    letter: 'C',
    title: 'Medical evaluation report of Dr. Amara Nwosu',
    text: doctorText,
    date: '2026-08-25',
  }),
  paper({
    id: 'hrw',
    letter: 'D',
    title: 'Country conditions report on the Ixil region',
    text: reportText,
    date: '2026-03-18',
    pages: 6,
  }),
]

export const rosaBrief = `Rosa Xiloj Tum (A 220-118-934) and her son, Mateo Xiloj Tum (A 220-118-935), are Ixil Maya from Nebaj. Two men “shot at the door of our house.” Ex. A at 2. She hid with her son “for eleven days.” Ex. A at 3. She went to the police, who told her “that nothing more could be done for her.” Ex. B at 6. The doctor found a scar that is “consistent with flying splinters of wood.” Ex. C at 9-10. In the Ixil region prosecutors “opened no case in most attacks.” Ex. D at 12.
The Board has asked whether the harm was on account of a protected ground. Matter of Acosta, 19 I&N Dec. 211 (BIA 1985).
Respectfully submitted,
____________________          Date: ____________
Leila Brandt
Counsel for Respondents`

const kit: Partial<KitCase> = {
  lead: { name: 'Rosa Xiloj Tum', aNumber: 'A 220-118-934' },
  others: [{ name: 'Mateo Xiloj Tum', aNumber: 'A 220-118-935' }],
  counsel: {
    name: 'Leila Brandt',
    firm: 'Brandt Immigration Law',
    address: ['9 Weybosset Street', 'Providence, RI 02903'],
    phone: '(401) 555-0101',
    email: 'leila@brandt.example',
    eoirId: 'LB330912',
  },
  court: { city: 'Boston', state: 'MA' },
  judge: 'Thomas Ferro',
  hearing: '2027-02-22',
  hearingType: 'individual',
  decision: '2026-11-05',
}

const answers: KitAnswers = {
  hearing_date: '2027-02-22',
  decision_date: '2026-11-05',
  decision_notice: 'written',
  declarant_language: 'Spanish',
  declarant: 'Rosa Xiloj Tum',
}

/** The case in a forum of the teacher's filing, in order, with what is changed in it. */
export function rosaFiling(planted: Planted = {}): Planted {
  return {
    text: rosaBrief,
    items: rosaDocuments,
    ...planted,
    kit: { ...kit, ...planted.kit },
    answers: { ...answers, ...planted.answers },
    record: {
      names: { first: 'Rosa', last: 'Xiloj Tum' },
      aNumbers: ['220118934'],
      born: '1990-06-11',
      ...planted.record,
    },
  }
}
