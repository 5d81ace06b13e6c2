import type { SourceText } from '#domain/drafting/tool.ts'
import type { NaturalizationReading } from './readings.data.ts'

const paper = (id: string, title: string, text: string): SourceText => ({ id, kind: 'client_document', title, text })

/** Written whole before the letters of them were first read. */
export const fieldReadings: readonly NaturalizationReading[] = [
  {
    name: 'an interpreter of Iraq, a contractor abroad for ten months, an earlier denial for the test, a citation for cannabis',
    filingDate: '2026-11-25',
    client: {
      first_name: 'Haider',
      middle_name: 'Abbas',
      last_name: 'Al-Tamimi',
      state: 'CO',
      gender: 'male',
      date_of_birth: '1987-05-02',
      country_of_citizenship: 'Iraq',
      a_number: '219-663-074',
    },
    spouse: { citizenship: 'Iraq', name: 'Noor Jasim' },
    children: [
      { name: 'Ali Al-Tamimi', date_of_birth: '2015-10-01' },
      { name: 'Maryam Al-Tamimi', date_of_birth: '2019-02-17' },
    ],
    answers: {
      permanent_residence_date: '2017-08-30',
      is_applying_based_on_marriage: 'no',
      is_divorced: 'no',
      is_paying_child_support: 'no',
      has_past_arrests: 'yes',
      arrests: [{ outcome: 'convicted' }],
      has_legal_concerns: 'yes',
      legal_concerns: ['trip_over_6_months', 'prior_denial', 'overdue_taxes'],
      uscis_mailing_address: 'phoenix_lockbox_other',
      positive_equities: ['employment', 'community', 'rehabilitation', 'taxes'],
    },
    sources: [
      paper(
        'a',
        'Haider statement (typed by daughter of friend)',
        `Statement for my N-400

I am Haider Al-Tamimi. I was interpreter for the American army in Diyala from 2008 to 2011 and I came with the special visa on August 30, 2017. We live in Aurora.

The first time I applied was 2023. I went to the interview February 2024 and I did not pass the civics, two times. I was working seventy hours and I did not study. They denied it in May 2024. Now I take a class at the library each Monday and Wednesday since January 2025.

I went to Jordan for work as a linguist for an American company. I left November 10, 2021 and I came home September 14, 2022. My wife Noor and the children stayed in our apartment on Peoria Street and Ali was in first grade. I sent the rent every month. I also went 3 weeks to Erbil for my brother's wedding in July 2025 (July 3 to July 24).

In 2020 police in Denver found a marijuana cigarette in my car. It was mine. I thought it was legal in Colorado and it is but not in a park. I paid $100 ticket.

In 2022 the company did not take tax out and I owed $6,900. I am paying $150 a month to IRS and I never missed.

I coach the under 10 boys in Utah Park.`,
      ),
      paper(
        'b',
        'USCIS decision N-400',
        `U.S. Citizenship and Immigration Services, Denver Field Office
DECISION
Date: May 6, 2024    Form N-400, receipt IOE0918220467, filed June 12, 2023
You were interviewed on February 8, 2024 and again on April 11, 2024. On both occasions you were unable to demonstrate knowledge of the history and government of the United States. Your application is denied. INA 312(a)(2). This decision is without prejudice to a new application.`,
      ),
      paper(
        'c',
        'Denver county ticket record',
        `DENVER COUNTY COURT - GENERAL SESSIONS
Certified record of disposition
Defendant: AL-TAMIMI, HAIDER A   DOB 05/02/1987
Violation date 08/22/2020. D.R.M.C. 39-10(c), marijuana - open consumption in a park. Petty offense.
Plea: guilty 09/29/2020. Fine $100 and surcharge $15. Paid in full 09/29/2020. Amount per police report: 1 cigarette, approx. 0.6 g.`,
      ),
      paper(
        'd',
        'Letter - Mission Linguistics Group',
        `MISSION LINGUISTICS GROUP, INC.
Reston, Virginia
January 14, 2026
RE: Haider Al-Tamimi
This certifies that Mr. Al-Tamimi was employed by MLG, a U.S. corporation, as a Category II linguist under contract with the Department of Defense at Muwaffaq Salti, Jordan, from November 12, 2021 through September 10, 2022. He was on the U.S. payroll as an independent contractor. His performance was rated excellent. He did not hold Form N-470 approval to our knowledge.`,
      ),
      paper(
        'e',
        'Lease ledger Peoria',
        `PEORIA GARDENS - RESIDENT LEDGER, unit 214, Jasim/Al-Tamimi
11/01/2021 rent 1,540 pd
12/01/2021 rent 1,540 pd
01/01/2022 - 09/01/2022 rent 1,540 pd each month
Lease term 06/2020 to present`,
      ),
      paper(
        'f',
        'school letter ali',
        `Fulton Academy, Aurora Public Schools. Ali Al-Tamimi was enrolled in grade 1 from August 9, 2021 to May 26, 2022. Attendance 97 percent. Mother Noor Jasim is listed as contact.`,
      ),
      paper(
        'g',
        'IRS',
        `Account transcript, Form 1040, tax period 12-31-2022, HAIDER A AL-TAMIMI & NOOR JASIM
Return filed 04-15-2023. Tax per return $8,244. Balance $2,310.45 as of 11-02-2026.
971 Installment agreement established 07-10-2023. $150.00 monthly. Last payment 10-15-2026.
Tax periods 2021, 2023, 2024, 2025: balance $0.00`,
      ),
      paper(
        'h',
        'Recommendation of Lt. Col. Sandburg (ret.)',
        `To the officer: Haider stood beside me for fourteen months outside Baqubah. In June 2010 he ran to a burning truck and pulled out Specialist Arroyo. I signed his visa letter and I would sign it again. Peter Sandburg, Lt. Col., U.S. Army (retired)`,
      ),
      paper(
        'i',
        'Aurora library class',
        `Aurora Public Library, New Americans program. H. Al-Tamimi has attended 148 of 160 hours of citizenship instruction since January 13, 2025. He scored 20 of 20 on our practice test in October 2026.`,
      ),
      paper(
        'j',
        'Job verification',
        `Front Range Elevator, Inc. Haider Al-Tamimi, apprentice mechanic, full time since March 2023, $34.10 an hour. He carries the emergency phone every third week.`,
      ),
    ],
  },
  {
    name: 'a housekeeper of Moldova, married to a citizen, an annulled marriage, half a year for a burned sister, a charge diverted, voter card mailed back',
    filingDate: '2026-12-01',
    client: {
      first_name: 'Natalia',
      last_name: 'Whitcomb',
      state: 'ME',
      gender: 'female',
      date_of_birth: '1992-12-09',
      country_of_citizenship: 'Moldova',
      marriage_date: '2022-05-28',
      a_number: '218-040-992',
    },
    spouse: { citizenship: 'United States', name: 'Earl Whitcomb' },
    children: [],
    answers: {
      permanent_residence_date: '2023-11-16',
      is_applying_based_on_marriage: 'yes',
      is_divorced: 'yes',
      spouse_previously_married: 'no',
      is_paying_child_support: 'no',
      has_past_arrests: 'yes',
      arrests: [{ outcome: 'alternative' }],
      has_legal_concerns: 'yes',
      legal_concerns: ['trip_over_6_months', 'false_claim_or_voting'],
      name_changed: 'yes',
      uscis_mailing_address: 'elgin_lockbox_usps',
      positive_equities: ['employment', 'family_care'],
    },
    sources: [
      paper(
        'a',
        'my story N W',
        `hi Ms Castellan here is what you asked

trip: 12/27/2024 out, 7/2/2025 back. sister Doina - gas stove blew up Dec 24, burns 40 percent, Chisinau hospital. I was the only one who could sign and sit w her. came home when she could walk. Earl stayed in the house, he sent me money + the hotel said come back when you can.
other trips - 5 days Quebec with Earl Aug 2024 (8/9 - 8/14)

police: June 2024 I slapped a man at the hotel bar who grabbed me. they wrote me for assault. the DA gave me 'deferred' - 8 wks class and 40 hrs at the soup kitchen, then dismissed 2/2025.

voter: at the BMV in Ellsworth jan 2024 the man asked sign here sign here. in march a voter card came in the mail. I was scared and Earl drove me to town hall & I gave it back the same day. never voted. the clerk gave me paper.

first husband - Vitalie, married 2012, I was 19, annulled in 2014 because he had other wife.

Earl and me live at 9 Weir Cove Rd since before the wedding. he is a lobsterman. joint acct at First Bar Harbor.`,
      ),
      paper(
        'b',
        'Town of Penobscot clerk',
        `TOWN OF PENOBSCOT, MAINE - OFFICE OF THE TOWN CLERK
March 21, 2024
I certify that on this date Natalia Whitcomb appeared in this office with her husband and surrendered a voter acknowledgment card dated March 15, 2024. She stated that she is not a citizen and did not ask to be registered. Her name was removed from the central voter registration on March 22, 2024. Our records show no participation in any election.
Lois Grindle, Town Clerk`,
      ),
      paper(
        'c',
        'BMV application copy',
        `BUREAU OF MOTOR VEHICLES - CREDENTIAL APPLICATION (copy from archive)
Name WHITCOMB NATALIA   1/19/2024   Ellsworth branch
Section 7. Are you a citizen of the United States? [X] Yes [ ] No
Section 8. Voter registration: [X] Register me
Documents presented: Permanent Resident Card; Moldova passport
Signature (electronic) N Whitcomb`,
      ),
      paper(
        'd',
        'Hancock Unified Criminal Docket',
        `STATE OF MAINE, HANCOCK UNIFIED CRIMINAL DOCKET
Docket HANCD-CR-2024-00617     State v. Natalia Whitcomb
Charge: Assault, 17-A M.R.S. 207(1)(A), Class D. Offense 06/15/2024.
08/07/2024 Deferred disposition, 6 months. Plea of guilty entered, not accepted for judgment. Conditions: anger management (8 sessions), 40 hours community service, no new criminal conduct.
02/10/2025 Conditions met. Plea withdrawn, complaint dismissed by the State.`,
      ),
      paper(
        'e',
        'Hospital certificate (translation)',
        `TRANSLATION FROM ROMANIAN
Emergency Medicine Institute, Chisinau. Certificate. Patient Doina Rusu, born 1995, was treated in the burn department from 24.12.2024 to 20.06.2025 with thermal burns of 40% of the body surface, seven operations. During this time she was accompanied by her sister Natalia, who gave consent for the operations. Translator: I. Ceban, competent in both languages.`,
      ),
      paper(
        'f',
        'Judgment Botanica (translation)',
        `TRANSLATION
Judecătoria Botanica, Chișinău, decision of 18 September 2014. The marriage of Vitalie Munteanu and Natalia Rusu, registered 3 November 2012, is declared null, the man having been married at that time. Natalia resumes the family name Rusu.`,
      ),
      paper(
        'g',
        'Hotel letter',
        `The Pentagöet Arms, Castine
November 9, 2026. Natalia has been on our housekeeping staff since May 2023 and its head since 2025. When she left in December 2024 I told her the job would be there. She was back on July 5, 2025. The guest in the June 2024 incident was barred from the bar; I was the one who should have stepped in.
Jill Haverty, innkeeper`,
      ),
      paper(
        'h',
        'First Bar Harbor statements',
        `First Bar Harbor Bank - Earl R Whitcomb or Natalia Whitcomb - joint checking
01/03/2025 Versant Power 96.20; 01/10/2025 Western Union Chisinau 400.00; 02/07/2025 WU Chisinau 400.00; 03/01/2025 property tax Penobscot 1,120.00; 04/11/2025 WU Chisinau 350.00`,
      ),
      paper(
        'i',
        'Return transcripts',
        `Tax return transcript, Form 1040, 2023, married filing joint, WHITCOMB. Same for 2024, 2025. No balance due.`,
      ),
      paper(
        'j',
        'Marriage record',
        `STATE OF MAINE. Certificate of marriage, Town of Penobscot, May 28, 2022. Earl Raymond Whitcomb, Natalia Rusu. Name after marriage: Natalia Whitcomb.`,
      ),
    ],
  },
]
