import type { SourceText } from '#domain/drafting/tool.ts'
import type { NaturalizationReading } from './readings.data.ts'

const paper = (id: string, title: string, text: string): SourceText => ({ id, kind: 'client_document', title, text })

/** A tidy file with much to explain, written whole before its letter was read. */
export const pierReadings: readonly NaturalizationReading[] = [
  {
    name: 'a machinist of the Philippines, seven months with his mother, a dismissed charge, taxes on a plan, a denial',
    filingDate: '2026-11-24',
    client: {
      first_name: 'Ramon',
      middle_name: 'Dizon',
      last_name: 'Villanueva',
      state: 'CA',
      gender: 'male',
      date_of_birth: '1979-04-30',
      country_of_citizenship: 'Philippines',
      a_number: '058-771-346',
    },
    children: [
      { name: 'Andrea Villanueva', date_of_birth: '2009-07-12' },
      { name: 'Paolo Villanueva', date_of_birth: '2013-11-02' },
    ],
    answers: {
      permanent_residence_date: '2012-06-15',
      is_applying_based_on_marriage: 'no',
      is_divorced: 'no',
      is_paying_child_support: 'no',
      has_past_arrests: 'yes',
      arrests: [{ outcome: 'charged_dismissed' }],
      has_legal_concerns: 'yes',
      legal_concerns: ['trip_over_6_months', 'overdue_taxes', 'prior_denial'],
      reside_within_usa: 'yes',
      uscis_mailing_address: 'phoenix_lockbox_usps',
      name_changed: 'no',
      positive_equities: ['employment', 'family_care', 'community', 'taxes'],
    },
    sources: [
      paper(
        'a',
        'Statement of Ramon Villanueva',
        `STATEMENT OF RAMON DIZON VILLANUEVA

I live at 2218 Euclid Avenue, National City, California, and have lived there with my wife, Teresa, and our two children since 2015.

I was in the Philippines from February 10, 2024 to September 18, 2024. My mother had cancer of the pancreas and I am her only son. She died on August 29, 2024, and I stayed for the forty days of prayer as far as I could. My wife and children stayed in National City and the children went to school. I did not work in the Philippines. My employer gave me leave and I went back to my machine on September 23.

I was arrested on July 4, 2022, after a quarrel with a man who had parked across our driveway. Nobody was hurt. I was not convicted of anything.

For 2022 and 2023 I owed tax because I had sold my brother's truck and did not set money aside. I entered an installment agreement and I have paid every month.

I filed Form N-400 once before, in October 2022. It was denied because I did not bring the court record of the arrest within the time that I was given. The case had not ended then.

I declare under penalty of perjury that this is true. November 9, 2026. Ramon D. Villanueva`,
      ),
      paper(
        'b',
        'Minute order, Superior Court of San Diego County',
        `SUPERIOR COURT OF CALIFORNIA, COUNTY OF SAN DIEGO, SOUTH COUNTY DIVISION
People v. Ramon Dizon Villanueva, Case No. S339120
Charge: Penal Code section 415(1), disturbing the peace by fighting, misdemeanor. Date of offense: July 4, 2022. Arresting agency: National City Police Department.
Minute order of March 21, 2023: on motion of the People the case is dismissed under Penal Code section 1385 in the interest of justice. Defendant is released from bail.`,
      ),
      paper(
        'c',
        'Decision on Form N-400',
        `U.S. Citizenship and Immigration Services
San Diego Field Office
February 8, 2023
DECISION. Form N-400, receipt IOE9105562210, filed October 11, 2022, is denied. At your interview on December 14, 2022, you were asked to submit the certified court disposition of your arrest of July 4, 2022, within thirty days. You did not submit it. You have not established good moral character. This decision is without prejudice to the filing of a new application.`,
      ),
      paper(
        'd',
        'IRS account transcripts and installment agreement',
        `Internal Revenue Service. Account transcripts of Ramon D. and Teresa Villanueva, Form 1040, requested November 3, 2026.
Tax year 2022: return filed April 14, 2023. Account balance $1,904.00.
Tax year 2023: return filed April 12, 2024. Account balance $2,210.00.
Tax year 2024: return filed April 10, 2025. Account balance $0.00.
Tax year 2025: return filed April 9, 2026. Account balance $0.00.
Installment agreement of June 20, 2024: $165 a month by direct debit. Status: in good standing; 29 payments received, last on October 28, 2026.`,
      ),
      paper(
        'e',
        'Letter of Pacific Marine Fabrication',
        `Pacific Marine Fabrication, Chula Vista, California. November 6, 2026. Ramon Villanueva has been employed here as a machinist since May 2013, full time, at $37.40 an hour. He was on approved family leave from February 9 to September 22, 2024, and his position was kept open. He trains our apprentices. Karen Lindholm, Human Resources Manager`,
      ),
      paper(
        'f',
        'List of trips and passport stamps',
        `Trips of Ramon Villanueva since November 2021
Manila, Philippines: February 10, 2024 to September 18, 2024
Manila, Philippines: December 20, 2025 to January 9, 2026
Ensenada, Mexico: August 16, 2025 to August 17, 2025`,
      ),
      paper(
        'g',
        'Mortgage statements and school records',
        `Bayfront Credit Union, mortgage of Ramon and Teresa Villanueva, 2218 Euclid Avenue, National City. Payments of $2,315 received on the first of each month from January to December 2024.
Sweetwater Union High School District: Andrea Villanueva was enrolled at National City Middle School for the whole of the school year 2023-2024.`,
      ),
      paper(
        'h',
        'Letter of St. Anthony of Padua Parish',
        `St. Anthony of Padua Parish, National City. November 8, 2026. Ramon Villanueva has been an usher at the nine o'clock Mass since 2016 and leads the crew that builds the parish fair every June. Since 2020 he has driven the food bank's truck on the first Saturday of each month. Rev. Michael Tran, Pastor`,
      ),
    ],
  },
]
