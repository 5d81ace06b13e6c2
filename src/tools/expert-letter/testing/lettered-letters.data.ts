import type { SourceText } from '#domain/drafting/tool.ts'
import type { HastyLetter } from './hasty-letters.data.ts'

const s = (id: string, kind: SourceText['kind'], title: string, text: string): SourceText => ({ id, kind, title, text })

/** Fictional letters of scholars who answer between counsel’s lines, or wrote an earlier letter: whole before they were read. */
export const letteredLetters: readonly HastyLetter[] = [
  {
    name: 'a professor who answers between counsel’s lines, an article and a cited report, country conditions',
    client: {
      first_name: 'Nadeem',
      middle_name: 'Bashir',
      last_name: 'Chaudhry',
      country_of_citizenship: 'Pakistan',
      country_of_birth: 'Pakistan',
      gender: 'male',
      a_number: '216-330-945',
    },
    answers: {
      case_type: 'Asylum - country conditions expert (Immigration Court Baltimore)',
      additional_client_docs: ['C1', 'C2', 'C3'],
      expert_id: 'E0',
      additional_expert_docs: ['E1', 'E2', 'E3'],
      expert_client_relation:
        'Never met him. I sent her the declaration, the FIR and the Commission report. $2,500 flat in two installments, same whatever the outcome.',
      additional_prompt:
        'Immigration Judge Harlan Tewksbury, Baltimore. Ahmadi shopkeeper. Cover law, who harms, police, relocation (Karachi, Rabwah), plausibility, and whatever is against us.',
    },
    sources: [
      s(
        'C1',
        'extra_client',
        'Declaration of Nadeem Bashir Chaudhry',
        `DECLARATION
1. I was born in Sialkot, Pakistan on October 3, 1984. I am an Ahmadi. I had a shop for mobile phones.
2. In August 2023 boys put a sticker on my shop: "Qadiani, do not buy."
3. On November 3, 2023 about forty men came. The leader was Hafiz Imran of the TLP. They broke the shop and beat my brother Waqas.
4. The police took me to the station and held me for two nights. They wrote a case against me because my son’s birthday cake had the word Bismillah on it.
5. I went to Karachi on November 20, 2023. In January 2024 a man from Sialkot knew me at a bank.
6. I flew to Washington on March 9, 2024.`,
      ),
      s(
        'C2',
        'extra_client',
        'FIR 412/23 (translation)',
        `FIRST INFORMATION REPORT No. 412/23
Police Station Cantt, Sialkot. Date of report: 4 November 2023, 11:20 hours.
Complainant: Hafiz Imran, son of Abdul Ghani.
Accused: Nadeem Bashir, Qadiani. Sections: 298-C PPC.
Contents: The accused posed as a Muslim and hurt the feelings of the complainant and other Muslims.`,
      ),
      s(
        'C3',
        'extra_client',
        'Minority Rights Commission, Annual Report 2025',
        `PUNJAB MINORITY RIGHTS COMMISSION - ANNUAL REPORT 2025
=== page 14 of 60 ===
In 2025 the Commission recorded 58 attacks on Ahmadi places of worship, after 46 in 2024. In 21 of the 58 the minarets were taken down by the police themselves.
=== page 22 of 60 ===
34 Ahmadis were charged under section 298-C in 2025. None of the 58 attacks led to a conviction by the end of the year.`,
      ),
      s(
        'E0',
        'expert',
        'Professor Ingrid Strand',
        'Professor of South Asian Studies, University of the Chesapeake. Works on blasphemy law in Pakistan.',
      ),
      s(
        'E1',
        'extra_expert',
        'CV and publications, I. Strand',
        `INGRID MARIE STRAND
POSITIONS
Professor of South Asian Studies, University of the Chesapeake, 2015 - present
Associate Professor, Bergen College of Asian Studies, 2007 - 2015
EDUCATION
D.Phil., Modern South Asian History, Oxbridge University, 2006
M.A., Urdu, Lahore College of Letters, 2000
BOOKS
The Greeting and the Law: Ahmadis before Pakistani Courts (Harbor Press 2018)
ARTICLES
"Who Complains? First Information Reports against Ahmadis, 2010-2020", J. South Asian Law 31 (2023)
"Papers of Faith: Passports and Identity Cards in Punjab", Asian Affairs Quarterly 44 (2016)
LANGUAGES
Urdu, Punjabi, Norwegian
FIELDWORK
Sialkot, Lahore and Rabwah, nine stays between 2003 and 2019
EXPERT WORK
Expert declarations in 26 asylum cases; testified 9 times in immigration courts since 2016`,
      ),
      s(
        'E2',
        'extra_expert',
        'Re_ Chaudhry - questions (email)',
        `From: Strand, Ingrid
To: Tom Beale
Date: Mon, Oct 12, 2026 at 9:14 AM
Subject: Re: Chaudhry - questions

Tom, answers below in line. Ingrid

> 1. What is the legal position of Ahmadis?
Since 1974 the constitution says they are not Muslims. Ordinance XX of 1984 (sections 298-B and 298-C of the Penal Code) makes it a crime, up to three years, to "pose as a Muslim", to use the call to prayer or to call the place of worship a mosque. Section 295-C carries death. I've seen 298-C charged for a greeting on a wedding card, a case in Sialkot, I sat in on the hearing in April 2017.

> 2. Who does the harm?
Mostly Tehreek-e-Labbaik (TLP), since about 2016, plus local traders' associations. Of the 71 FIRs I coded for my 2023 article, 64 named a private complainant and 52 of those complainants belonged to TLP or a sister body.

> 3. Would the police protect him?
Not in my view. In the same 71 cases the police took the accused into custody "for his own protection" in 38, and nobody was charged with attacking the Ahmadi in any of them. The report you sent (p. 14) has police taking down minarets themselves, that fits what I saw.

> 4. Could he live in Karachi or Rabwah?
Rabwah is no refuge. About 95% of the people there are Ahmadi and TLP holds a rally there every year; in 2008 the whole town was named in one FIR, I have a copy. In Karachi six places of worship were attacked in 2023 alone. Passport and identity card forms need a declaration on religion, so he'd be known anywhere. I should add that well-off Ahmadis in parts of Lahore do live quietly. It takes money and hiding.

> 5. Is his account plausible?
The FIR looks like those I've coded (sections, wording, a complainant who leads the group), but I haven't verified it with the police station, don't say that I did. The mob came on Nov 3 and the FIR is of Nov 4; FIRs are often registered the next day.

> 6. Anything against us?
A Supreme Court judgment of 2014 ordered a special police force for minorities. It was never really set up, I say so in the article. I have no data after June 2026.`,
      ),
      s(
        'E3',
        'extra_expert',
        'Strand 2023 article (abstract and table)',
        `Who Complains? First Information Reports against Ahmadis, 2010-2020
Ingrid Strand, University of the Chesapeake
Abstract. This article codes 71 First Information Reports registered against Ahmadis in four districts of Punjab between 2010 and 2020. A private complainant is named in 64 of them (90 percent). The median time from accusation to registration is one day. In 9 cases the accused left the district before trial; the complainants followed 4 of them to another city.
Limits. The districts were chosen because their records were open. The sample says nothing about Sindh.`,
      ),
    ],
    needed: [
      'Harlan Tewksbury',
      'Oxbridge University',
      'Lahore College of Letters',
      'University of the Chesapeake + since 2015|University of the Chesapeake + 2015',
      'The Greeting and the Law',
      'Who Complains?',
      'Papers of Faith',
      'Urdu, Punjabi',
      'nine stays',
      '26 asylum cases',
      'testified 9 times|testified nine times|9 times',
      'never met',
      '$2,500',
      'does not depend',
      'Since 1974 the constitution',
      'Ordinance XX of 1984 + up to three years',
      '295-C carries death',
      'wedding card + April 2017',
      'Tehreek-e-Labbaik + since about 2016 + traders',
      '71 FIRs|71 First Information Reports',
      '52 of those complainants',
      'for his own protection + 38',
      'Rabwah is no refuge',
      '95 percent',
      '2008 + I have a copy',
      'Karachi + six places of worship',
      'identity card + religion',
      'ell-off Ahmadis + Lahore',
      'It takes money and hiding',
      'have not verified it with the police station',
      'often registered the next day',
      '2014 + special police force',
      'no data after June 2026',
      '58 attacks + 46 in 2024',
      '21 of the 58',
      '34 Ahmadis',
      'one day',
      'followed 4 of them|followed four of them',
      'nothing about Sindh',
      'do not buy',
      'about forty men',
      'Bismillah',
      'November 20, 2023',
      'March 9, 2024',
      '412/23',
      'under penalty of perjury',
    ],
    absent: [
      'Tom',
      'in line',
      'What is the legal position',
      'Anything against',
      'don’t say',
      'do not say that I did',
      'The report you sent',
      'I sent her',
      'independent',
      'Not in my view.',
      '=== page',
    ],
  },
  {
    name: 'a referee of her paper with an earlier letter and points since, EB-1A',
    client: {
      first_name: 'Soo-min',
      last_name: 'Hwang',
      title: 'Dr.',
      country_of_citizenship: 'South Korea',
      gender: 'female',
    },
    answers: {
      case_type: 'EB1A',
      client_cv_id: 'V1',
      additional_client_docs: ['C1', 'C2'],
      expert_id: 'E0',
      additional_expert_docs: ['E1', 'E2', 'E3'],
      expert_client_relation:
        'Independent. He was one of two referees of her 2021 paper (anonymous then, journal allowed him to say so since). Read her later papers. Talked to her once for ten minutes at a poster in Lyon 2023. Not paid.',
      additional_prompt:
        'I-140, Texas Service Center. Use his 2024 letter for the O-1 as the basis but update it. Original contributions + top of field. Don’t discuss salary.',
    },
    sources: [
      s(
        'V1',
        'client_cv',
        'CV Hwang 2026',
        `SOO-MIN HWANG
EDUCATION
Ph.D., Electrochemistry, Hangang Institute of Technology, 2019
B.S., Chemical Engineering, Busan Maritime University, 2013
POSITIONS
Senior Scientist, Tidewater Energy Laboratory, Norfolk, Virginia, since March 2022
Postdoctoral Fellow, Tidewater Energy Laboratory, 2019 - 2022
PUBLICATIONS
21 peer-reviewed articles; 1,340 citations (Scholar Index, November 1, 2026)
Hwang S, Bae J, Lindqvist T. "A flame retardant tethered to the separator." J. Power Storage 2021; 58: 11-24.
AWARDS
Early Career Prize, Society for Electrochemical Safety, 2023 (one a year, worldwide)
PATENTS
US 11,998,301, tethered retardant separator, granted May 7, 2024
REVIEWING
62 manuscripts for 8 journals; program committee, Battery Safety Conference, 2025 and 2026`,
      ),
      s(
        'C1',
        'extra_client',
        'License agreement Vireo Storage',
        `LICENSE AGREEMENT dated January 15, 2025 between Tidewater Energy Laboratory and Vireo Storage, Inc.
The Licensor grants a license under US patent 11,998,301 for stationary storage. Inventor: Soo-min Hwang.
Royalty: 1.5 percent of net sales, at least $200,000 a year.`,
      ),
      s(
        'C2',
        'extra_client',
        'Letter of Vireo Storage, Inc.',
        `VIREO STORAGE, INC.
September 9, 2026
We have used the tethered separator since April 2025. By August 31, 2026 we had delivered 1.4 million cells with it. In the 17 months before the change we had 11 field fires; in the 17 months since we had one, which began outside the cell.
The separator raised our cost by 3 percent per cell.
Dana Whitcomb, Vice President, Engineering`,
      ),
      s(
        'E0',
        'expert',
        'Prof. Laurent Besançon',
        'Professor of electrochemistry, Institut Rhodanien de Technologie, Lyon. l.besancon@irt.example',
      ),
      s(
        'E1',
        'extra_expert',
        'CV Besancon',
        `LAURENT BESANÇON
Professor of Electrochemistry, Institut Rhodanien de Technologie, Lyon, since 2009
Lecturer, Institut Rhodanien de Technologie, 2002 - 2009
Doctorate in Physical Chemistry, Université des Alpes, 2001
140 peer-reviewed articles, of which 58 on liquid electrolytes; 9,800 citations (Scholar Index, October 2026)
Chair, International Battery Safety Committee, working group 62, 2020 - present
Galvani Medal, European Society of Electrochemistry, 2017`,
      ),
      s(
        'E2',
        'extra_expert',
        'Besancon letter O-1 Jan 2024',
        `January 22, 2024
To: U.S. Citizenship and Immigration Services
Re: O-1A petition for Dr. Soo-min Hwang
Dear Officer:
I am a professor of electrochemistry in Lyon and have worked on liquid electrolytes for 24 years. I have no professional or family relationship with Dr. Hwang. I was one of the two referees of her article of 2021 in the Journal of Power Storage; the journal has since allowed me to say so.
What Dr. Hwang did is easy to explain. The liquid in a lithium battery burns. Earlier flame retardants were dissolved in that liquid and cost 15 to 25 percent of the capacity. Dr. Hwang tied the retardant to the separator instead, so that it is set free only above 130 degrees Celsius. In her article the cells kept 98.2 percent of their capacity after 500 cycles, and none of 60 cells caught fire in the nail test.
As a referee I did not believe the figure for the capacity and asked for the raw data. She sent them within two days, and they held.
My own group repeated the nail test in 2023 with 20 cells. None caught fire.
In my opinion this is a contribution of major significance to the field of battery safety, because it removed a choice between safety and capacity that everybody had taken for granted.
Sincerely,
Laurent Besançon`,
      ),
      s(
        'E3',
        'extra_expert',
        'Besancon – what is new since 2024',
        `For the new letter, since 2024:
- draft 62-B of our committee (March 2026), section 4.3, names "tethered retardants (Hwang 2021)" as one of three accepted methods. I chair the working group but did not write 4.3
- I count 9 groups that have built on the 2021 paper, 4 of them outside Korea and the US
- my doctoral student used it in his thesis (2025)
- licensed to Vireo, 1.4 million cells I'm told, I have not seen their books
- weak point: above 4.5 volts the tether breaks down. Our own data of 2024, unpublished: 11% loss of capacity after 300 cycles. Should be in the letter, it's honest
- top of field: I'd put her among the first three of about 200 people in the world who work on the safety of electrolytes. Yardstick: did somebody change what they do because of the work
- can't speak to her prize, wasn't on that jury`,
      ),
    ],
    needed: [
      'Texas Service Center',
      'Université des Alpes',
      'Institut Rhodanien de Technologie + 2009',
      '140 peer-reviewed articles + 58 on liquid electrolytes',
      '9,800 citations',
      'working group 62',
      'Galvani Medal',
      '24 years',
      'two referees + 2021',
      'ten minutes + Lyon',
      'no payment|not paid|no fee',
      '15 to 25 percent',
      '130 degrees Celsius',
      '98.2 percent + 500 cycles',
      '60 cells',
      'raw data + within two days',
      '20 cells + 2023|2023 with 20 cells',
      'contribution of major significance + removed a choice',
      '62-B + 4.3 + one of three accepted methods',
      'did not write 4.3|did not write section 4.3',
      '9 groups + 4 of them|nine groups + four of them',
      'thesis + 2025',
      'have not seen their books|have not seen its books',
      '4.5 volts + 11 percent + 300 cycles',
      'first three of about 200',
      'change what they do|changed what they do',
      'prize + jury',
      'Hangang Institute of Technology',
      'since March 2022',
      '1,340 citations',
      'Early Career Prize + 2023',
      '11,998,301',
      '62 manuscripts + 8 journals|62 manuscripts + eight journals',
      '1.5 percent + $200,000',
      '1.4 million cells',
      '11 field fires',
      '3 percent per cell',
    ],
    absent: [
      'salary',
      'independent',
      'it’s honest',
      'O-1A',
      'Dear Officer',
      'Should be in the letter',
      'For the new letter',
      'Read her later',
      'LICENSE AGREEMENT',
      'VIREO STORAGE',
      'I have no professional or family relationship with Dr. Hwang. I have no',
    ],
  },
]
