import type { SourceText } from '#domain/drafting/tool.ts'
import type { NaturalizationReading } from './readings.data.ts'

const paper = (id: string, title: string, text: string): SourceText => ({ id, kind: 'client_document', title, text })

/** Written whole before the letter of it was first read. */
export const mendedReadings: readonly NaturalizationReading[] = [
  {
    name: 'an asylee of Cameroon, a kitchen manager, 190 days in Ghana with a child, a dropped charge, a return filed late, a move not reported',
    filingDate: '2026-12-03',
    client: {
      first_name: 'Solange',
      middle_name: 'Mbah',
      last_name: 'Tataw',
      state: 'MD',
      gender: 'female',
      date_of_birth: '1989-05-23',
      country_of_citizenship: 'Cameroon',
      a_number: '214-887-093',
    },
    spouse: {},
    children: [
      { name: 'Emmanuel Tataw', date_of_birth: '2013-08-10' },
      { name: 'Joy Tataw', date_of_birth: '2022-02-02' },
    ],
    answers: {
      permanent_residence_date: '2021-11-16',
      is_applying_based_on_marriage: 'no',
      is_divorced: 'yes',
      is_paying_child_support: 'no',
      has_past_arrests: 'yes',
      arrests: [{ outcome: 'charged_dismissed' }, { outcome: 'no_charges' }],
      has_legal_concerns: 'yes',
      legal_concerns: ['trip_over_6_months', 'failed_to_file_taxes', 'removal_proceedings', 'other'],
      uscis_mailing_address: 'elgin_lockbox_usps',
      fee_option: 'reduced',
      positive_equities: ['community', 'employment', 'family_care'],
    },
    sources: [
      paper(
        'a',
        'intake - Solange - 11/24 call',
        `trips (she read them to me off the RTD/passport)
 - Accra 6 Jan 24 thru 14 July 24 - to get Emmanuel, his I-730 visa stuck, embassy closed his file then reopened. stayed w/ cousin. Joy w/ her
 - Toronto, Aug 2-5 2025 church
 - Accra Dec 2022, two wks, saw Emmanuel
never Cameroon. not once. PP expired 2017
apt kept? yes, Hyattsville, sister Quinta paid. job - Chartwells gave leave
arrest 2019 PG County - ex called on her, "second degree assault", nol pros'd. 2nd thing = stopped at BWI 2018 security, took a statement, let go
moved 3/2025, AR-11 sent only 11/2025
2022 taxes late
IJ case: asylum granted Balt 2019
speaks up at food bank`,
      ),
      paper(
        'b',
        'IJ order',
        `UNITED STATES DEPARTMENT OF JUSTICE, EXECUTIVE OFFICE FOR IMMIGRATION REVIEW, BALTIMORE, MARYLAND
In the matter of TATAW, Solange Mbah. In removal proceedings.
ORDER OF THE IMMIGRATION JUDGE. March 28, 2019. The respondent's application for asylum is GRANTED. Both parties waived appeal.`,
      ),
      paper(
        'c',
        'MD Judiciary case search',
        `District Court for Prince George's County, Case 6E00701923
State of Maryland v. Tataw, Solange Mbah
Charge: Assault-Sec Degree CR 3-203. Offense date 07/20/2019.
Disposition: Nolle Prosequi 10/17/2019.
Expungement: none requested.`,
      ),
      paper(
        'd',
        'Letter, Chartwells dining at the university',
        `Chartwells Higher Education, College Park. November 17, 2026. Solange Tataw has been with us since September 2019, as kitchen manager since August 2022. From January 5 to July 19, 2024 she was on an approved unpaid leave for a family emergency. Her position was kept and she resumed it on July 22, 2024. Andre Whitcomb, director of dining`,
      ),
      paper(
        'e',
        'Quinta affidavit',
        `I, Quinta Mbah Fru, am the sister of Solange. I live at the same address. From January to July 2024 I paid our rent on 4411 Oglethorpe Street, Apartment 302, Hyattsville, from the account that we share, and her furniture, her car and her papers were in the apartment the whole time. Her son Emmanuel's visa had been promised for January, and it was printed on July 9. She flew home with both children on July 14. Subscribed and sworn to November 19, 2026.`,
      ),
      paper(
        'f',
        'I-730 notice + visa',
        `U.S. Embassy Accra. Case ACR2023-0550-117. Follow-to-join asylee (V92). Emmanuel Tataw. Interview January 23, 2024. Refused 221(g) January 23, 2024: further processing. File closed March 12, 2024 in error; reopened April 30, 2024. Boarding foil issued July 9, 2024.`,
      ),
      paper(
        'g',
        'IRS account transcript',
        `Account transcript, Form 1040, Solange M Tataw
Tax period 2021: return filed 03-28-2022. Account balance: 0.00
Tax period 2022: return filed 02-06-2025. Failure to file penalty 214.00. Account balance: 0.00
Tax period 2023: return filed 10-01-2024 (extension). Account balance: 0.00
Tax period 2024: return filed 04-02-2025. Account balance: 0.00
Tax period 2025: return filed 03-19-2026. Account balance: 0.00`,
      ),
      paper(
        'h',
        'Divorce',
        `Circuit Court for Prince George's County, CAD20-11486. Solange Tataw v. Ernest Ndifor Tataw. Judgment of absolute divorce, entered February 9, 2021. The parties have one minor child, Emmanuel, who resides in Ghana.`,
      ),
      paper(
        'i',
        'AR-11 confirmation',
        `USCIS. Change of address confirmation. Received November 8, 2025. Old: 4411 Oglethorpe St Apt 302, Hyattsville MD. New: 6020 Sargent Rd Unit 5, Hyattsville MD. Date of move: March 15, 2025.`,
      ),
      paper(
        'j',
        'Statement of the applicant',
        `I am Solange Tataw. In April 2023 I gave my papers for 2022 to a man at a store who does taxes, and he took $250, and he did not send them. I learned it when the bank for my sister's house asked for the transcript in January 2025. I filed in two weeks and paid the penalty.
In July 2019 my husband and I argued about the telephone. I took it out of his hand, and he called the police and said that I hit him. I did not hit him. He told the prosecutor the truth and they ended the case.
When I moved in March 2025 I thought the post office tells everybody.
November 22, 2026`,
      ),
      paper(
        'k',
        'Food bank letter',
        `Hyattsville Mutual Pantry. November 12, 2026. Since the spring of 2020 Solange has cooked the Saturday meal, about ninety plates, and has missed only when she was away for her son. In the flood of August 2025 she opened the kitchen at three in the morning. Rev. Lucille Barnaby`,
      ),
    ],
  },
]
