/** Documents of firms, each full of an earlier client, and the words of that client that may not reach a draft. */
export type OldDocument = {
  readonly name: string
  readonly text: string
  readonly old: readonly string[]
  readonly own: readonly string[]
}

export const oldDocuments: readonly OldDocument[] = [
  {
    name: 'motion to continue',
    text: `UNITED STATES DEPARTMENT OF JUSTICE
EXECUTIVE OFFICE FOR IMMIGRATION REVIEW
IMMIGRATION COURT
SAN ANTONIO, TEXAS
In the Matter of:
Yesenia del Carmen Portillo-Ayala
Respondent
File No.: A 000-000-417
Immigration Judge: Thurgood L. Mabry
Next Hearing: April 8, 2025 at 8:30 a.m.
# RESPONDENT’S MOTION TO CONTINUE
Respondent Yesenia del Carmen Portillo-Ayala, a native and citizen of El Salvador, through counsel, asks that the individual hearing set for April 8, 2025 be continued. An Immigration Judge may grant a continuance for good cause shown. 8 C.F.R. § 1003.29.
# FACTS
Ms. Portillo-Ayala cares alone for her two daughters, ages 6 and 9. The younger was admitted for asthma to Santa Rosa Pediatric Hospital on March 2, 2025. Yesenia could not meet counsel that week. She works at Tres Hermanas Bakery in Laredo. Her mother, Blanca Ayala, lives in Usulután and has diabetes.
# ARGUMENT
Good cause exists when a continuance lets a party present evidence that matters to the outcome. Matter of L-A-B-R-, 27 I&N Dec. 405 (A.G. 2018). The primary considerations are the likelihood that the collateral relief will be granted and whether it will materially affect the outcome of the proceedings. Counsel needs the discharge papers of the little girl. Counsel conferred with Assistant Chief Counsel Brent Oduya on March 14, 2025, who takes no position. This is the first request.
# CONCLUSION
For these reasons, Respondent respectfully requests that the Court continue the hearing.
Respectfully submitted,
/s/ Caleb J. Thornquist
Caleb J. Thornquist, EOIR ID CT118822
# CERTIFICATE OF SERVICE
On March 15, 2025, I served this motion on the Department through ECAS.
Caleb J. Thornquist`,
    old: [
      'Yesenia',
      'Portillo',
      'Ayala',
      '000-000-417',
      'Mabry',
      'April 8, 2025',
      'San Antonio',
      'El Salvador',
      'daughters',
      'ages 6 and 9',
      'asthma',
      'Santa Rosa',
      'March 2, 2025',
      'Tres Hermanas',
      'Laredo',
      'Blanca',
      'Usulután',
      'diabetes',
      'little girl',
      'Oduya',
      'March 14, 2025',
      'takes no position',
      'first request',
      'Thornquist',
      'CT118822',
      'March 15, 2025',
    ],
    own: [
      'An Immigration Judge may grant a continuance for good cause shown. 8 C.F.R. § 1003.29.',
      'Good cause exists when a continuance lets a party present evidence that matters to the outcome. Matter of L-A-B-R-, 27 I&N Dec. 405 (A.G. 2018).',
      'The primary considerations are the likelihood that the collateral relief will be granted and whether it will materially affect the outcome of the proceedings.',
      'For these reasons, Respondent respectfully requests that the Court continue the hearing.',
    ],
  },
  {
    name: 'cover letter',
    text: `May 6, 2024
U.S. Citizenship and Immigration Services
Nebraska Service Center
RE: Form I-130 and Form I-485 for Oluwaseun Babatunde Adeyemi, A 000-000-288
Petitioner: Kristin Marie Halvorsen
Receipt Number: IOE0900000288
Dear Officer:
This office represents Mr. Adeyemi, a citizen of Nigeria, and his wife, Kristin Halvorsen, a United States citizen. Please find enclosed the following documents in support of the application for adjustment of status.
An applicant who was inspected and admitted may adjust to lawful permanent residence if an immigrant visa is immediately available. INA § 245(a), 8 U.S.C. § 1255(a).
The couple married on September 19, 2021 in Duluth, Minnesota. They live at 1418 Birchwood Trail, Apartment 3, Duluth, Minnesota 55811 with their son, Tunde, who attends Lakeview Elementary School. Mr. Adeyemi earns $52,000 a year as an electrician at Northshore Electric LLC. Seun coaches the soccer team of the parish.
In 2019 he was arrested for DUI in Superior, Wisconsin; the charge was dismissed on January 14, 2020.
Adjustment of status is a matter of discretion, and the favorable factors are weighed against the adverse ones. Matter of Arai, 13 I&N Dec. 494 (BIA 1970).
Please contact our office if you need anything further.
Sincerely,
Marguerite Delacroix-Obi
Delacroix Immigration Law, PLLC
(218) 555-0142
mdelacroix@delacroixlaw.example`,
    old: [
      'Oluwaseun',
      'Babatunde',
      'Adeyemi',
      'Seun',
      '000-000-288',
      'IOE0900000288',
      'Kristin',
      'Halvorsen',
      'Nigeria',
      'September 19, 2021',
      'Duluth',
      'Birchwood',
      '55811',
      'Tunde',
      'Lakeview',
      '$52,000',
      'electrician',
      'Northshore',
      'soccer',
      'DUI',
      'Superior, Wisconsin',
      'January 14, 2020',
      'Delacroix',
      '555-0142',
      'May 6, 2024',
    ],
    own: [
      'An applicant who was inspected and admitted may adjust to lawful permanent residence if an immigrant visa is immediately available. INA § 245(a), 8 U.S.C. § 1255(a).',
      'Adjustment of status is a matter of discretion, and the favorable factors are weighed against the adverse ones. Matter of Arai, 13 I&N Dec. 494 (BIA 1970).',
      'Please contact our office if you need anything further.',
      'Please find enclosed the following documents in support of the application for adjustment of status.',
    ],
  },
  {
    name: 'declaration',
    text: `DECLARATION OF FARHAD QODIRZODA
I, Farhad Qodirzoda, declare as follows:
I am over the age of eighteen and competent to testify to the facts stated here.
I was born on June 3, 1988 in Khujand, Tajikistan.
My wife Zulfiya and our three children live in Dushanbe with my mother-in-law.
In November 2018 officers of the GKNB beat me at the market and broke two of my ribs.
I worked as an accountant for the newspaper Najot until it was closed.
Zulfiya’s brother, Rustam Nazarov, was sentenced to nine years in prison.
I fled to Turkey on January 20, 2019 and entered the United States at San Ysidro on August 11, 2019.
I am afraid that they will kill me if I return.
I declare under penalty of perjury that the foregoing is true and correct.
Executed on February 9, 2021 at Brooklyn, New York.
Farhad Qodirzoda
CERTIFICATE OF TRANSLATION
I, Dilnoza Saidova, certify that I am fluent in Tajik and English and that I translated this declaration completely.`,
    old: [
      'Farhad',
      'Qodirzoda',
      'June 3, 1988',
      'Khujand',
      'Tajikistan',
      'Zulfiya',
      'three children',
      'Dushanbe',
      'mother-in-law',
      'November 2018',
      'GKNB',
      'ribs',
      'accountant',
      'Najot',
      'Rustam',
      'Nazarov',
      'nine years',
      'Turkey',
      'January 20, 2019',
      'San Ysidro',
      'August 11, 2019',
      'kill me',
      'February 9, 2021',
      'Brooklyn',
      'Dilnoza',
      'Saidova',
      'Tajik',
    ],
    own: [
      'I am over the age of eighteen and competent to testify to the facts stated here.',
      'I declare under penalty of perjury that the foregoing is true and correct.',
    ],
  },
  {
    name: 'hardship brief',
    text: `# INTRODUCTION
Applicant Chukwuemeka Obi-Nwosu seeks a provisional waiver because his wife, Annalise Brandt-Nwosu, a U.S. citizen, would suffer extreme hardship. The Secretary may waive inadmissibility where refusal would result in extreme hardship to a qualifying relative. INA § 212(a)(9)(B)(v).
# STATEMENT OF FACTS
Annalise was diagnosed with lupus in March 2017 and is treated by Dr. Priya Venkataraman at Cedar Hollow Medical Center. She takes hydroxychloroquine every day. Her husband drives her to each appointment. The family rents a house at 92 Quillfeather Road, Boise, Idaho 83702 for $1,850 a month. Emeka works as a roofer and pays the rent.
Their daughter Ifeoma, 4, has a speech delay. The child would lose her therapist.
# ARGUMENT
Extreme hardship is hardship beyond what is normally expected when a family member is removed. Relevant factors are considered in the aggregate. Matter of Cervantes-Gonzalez, 22 I&N Dec. 560 (BIA 1999). Mrs. Brandt-Nwosu cannot relocate to Nigeria, where lupus care is not available in Enugu. No mother should have to choose between her medicine and her marriage.
# CONCLUSION
The application should be granted.`,
    old: [
      'Chukwuemeka',
      'Obi-Nwosu',
      'Annalise',
      'Brandt',
      'lupus',
      'March 2017',
      'Venkataraman',
      'Cedar Hollow',
      'hydroxychloroquine',
      'Quillfeather',
      'Boise',
      '$1,850',
      'Emeka',
      'roofer',
      'Ifeoma',
      'speech delay',
      'therapist',
      'Nigeria',
      'Enugu',
      'her medicine',
    ],
    own: [
      'The Secretary may waive inadmissibility where refusal would result in extreme hardship to a qualifying relative. INA § 212(a)(9)(B)(v).',
      'Extreme hardship is hardship beyond what is normally expected when a family member is removed.',
      'Relevant factors are considered in the aggregate. Matter of Cervantes-Gonzalez, 22 I&N Dec. 560 (BIA 1999).',
      'The application should be granted.',
    ],
  },
  {
    name: 'bond motion',
    text: `Roxana Figueroa-Strand, EOIR No. RF204417
Strand & Figueroa LLP
77 Harbor Mist Lane, Suite 210, Tucson, Arizona 85701
DETAINED
UNITED STATES IMMIGRATION COURT
FLORENCE, ARIZONA
In re: Mamadou Lamine SYLLA
A# 000-000-563
# MOTION FOR CUSTODY REDETERMINATION
Mr. Sylla, a Guinean citizen who speaks Pulaar, moves for a bond hearing under INA § 236(a). A respondent bears the burden of showing that he or she is not a danger to the community or a flight risk. Matter of Guerra, 24 I&N Dec. 37 (BIA 2006).
# BACKGROUND
ICE arrested him at his workplace, the Copper Kettle Diner, on July 11, 2024. He was convicted of shoplifting in 2022 and completed probation. His fiancée, Denise Walcott, is seven months pregnant. Mamadou’s cousin Ibrahima Bah offers him a home at 3309 Juniper Crest Drive in Mesa. Pastor Emmanuel Tetteh writes that he has known Mr. Sylla since 2020.
# ARGUMENT
The Court looks to fixed address, length of residence, family ties, employment, record of appearance and criminal history. Respondent has a fixed address and family ties. The Department opposes release. A bond of $2,500 is enough to secure his appearance.
# CONCLUSION
Respondent requests release on bond.
Dated: July 29, 2024
/s/ Roxana Figueroa-Strand`,
    old: [
      'Roxana',
      'Figueroa',
      'Strand',
      'RF204417',
      'Harbor Mist',
      '85701',
      'FLORENCE',
      'Mamadou',
      'Sylla',
      '000-000-563',
      'Guinea',
      'Pulaar',
      'Copper Kettle',
      'July 11, 2024',
      'shoplifting',
      '2022',
      'Denise',
      'Walcott',
      'pregnant',
      'Ibrahima',
      'Bah',
      'Juniper',
      'Mesa',
      'Tetteh',
      '2020',
      'opposes',
      '$2,500',
      'July 29, 2024',
    ],
    own: [
      'A respondent bears the burden of showing that he or she is not a danger to the community or a flight risk. Matter of Guerra, 24 I&N Dec. 37 (BIA 2006).',
      'The Court looks to fixed address, length of residence, family ties, employment, record of appearance and criminal history.',
      'Respondent requests release on bond.',
    ],
  },
  {
    name: 'support letter',
    text: `October 2, 2023
Re: Letter in support of Hoang Thi Minh-Chau
To Whom It May Concern:
I am writing on behalf of our client, Ms. Hoang, whose A-number is A000000129.
Ms. Hoang was born in Da Nang, Vietnam on December 24, 1979. She came to Garden Grove, California in 2006 and has three sons. Minh-Chau sews at Lotus Garment Company for $14 an hour.
Her eldest, Quoc, 15, plays cello at Bolsa Verde High School. The boys have no other parent: their father died of a stroke in 2018.
Our office asks that the fee be waived. A fee may be waived when the applicant receives a means-tested benefit. 8 C.F.R. § 106.3.
If you have questions, please call us at (714) 555-0188.
Very truly yours,
Bartholomew Q. Lindgren, Esq.`,
    old: [
      'October 2, 2023',
      'Hoang',
      'Minh-Chau',
      '000000129',
      'Da Nang',
      'Vietnam',
      'December 24, 1979',
      'Garden Grove',
      'three sons',
      'Lotus',
      '$14',
      'Quoc',
      'cello',
      'Bolsa',
      'The boys',
      'stroke',
      '2018',
      '555-0188',
      'Bartholomew',
      'Lindgren',
    ],
    own: [
      'Our office asks that the fee be waived.',
      'A fee may be waived when the applicant receives a means-tested benefit. 8 C.F.R. § 106.3.',
    ],
  },
  {
    name: 'asylum brief',
    text: `# STATEMENT OF THE CASE
Respondent, Tsegaye Alemu Wolde-Mariam, is a native and citizen of Ethiopia. The Department commenced proceedings with a Notice to Appear dated May 19, 2022. He filed Form I-589 on October 3, 2022. The individual hearing is set for June 12, 2025 before the Honorable Constance B. Averill.
# STATEMENT OF FACTS
Mr. Wolde-Mariam joined the Blue Meskel movement in Adama in 2015. On October 5, 2016, federal police detained him for eleven days at Maekelawi. A guard named Getachew hung him by his wrists. His sister Hirut paid 40,000 birr for his release. Tsegaye still has nightmares.
# ARGUMENT
## I. Respondent suffered past persecution.
Persecution is a threat to life or freedom, or the infliction of suffering or harm on account of a protected ground. Mr. Wolde-Mariam was tortured because of his Oromo ethnicity. The eleven days of detention rise to the level of persecution.
## II. Internal relocation is not reasonable.
Where the persecutor is the government, relocation is presumed unreasonable. 8 C.F.R. § 1208.13(b)(3)(ii). Ethiopian security forces operate in the whole country.
# CONCLUSION
The Court should grant asylum.`,
    old: [
      'Tsegaye',
      'Alemu',
      'Wolde',
      'Ethiopia',
      'May 19, 2022',
      'October 3, 2022',
      'June 12, 2025',
      'Averill',
      'Blue Meskel',
      'Adama',
      '2015',
      'October 5, 2016',
      'eleven days',
      'Maekelawi',
      'Getachew',
      'wrists',
      'Hirut',
      '40,000',
      'nightmares',
      'Oromo',
    ],
    own: [
      'Persecution is a threat to life or freedom, or the infliction of suffering or harm on account of a protected ground.',
      'Where the persecutor is the government, relocation is presumed unreasonable. 8 C.F.R. § 1208.13(b)(3)(ii).',
      'The Court should grant asylum.',
      'Internal relocation is not reasonable.',
    ],
  },
  {
    name: 'engagement by e-mail',
    text: `Dear Mrs. Petrosyan:
Thank you for coming to our office with your husband Ashot on January 9, 2024.
We will prepare Form N-400 for you. The fee of the government is not part of our fee.
You told us that you were away in Gyumri, Armenia from May 2021 to February 2022 because your father, Hovhannes, had heart surgery.
Each client must tell us of any arrest. Under 8 C.F.R. § 316.5, a long absence may break continuous residence.
Please send the tax returns of Petrosyan Auto Glass Inc. to nairi@kesselbrandt.example.
Best regards,
Nairi Kessel-Brandt
Kessel Brandt Law Group`,
    old: [
      'Petrosyan',
      'Ashot',
      'January 9, 2024',
      'Gyumri',
      'Armenia',
      'May 2021',
      'February 2022',
      'Hovhannes',
      'heart surgery',
      'Auto Glass',
      'nairi',
      'Kessel',
      'Brandt',
    ],
    own: [
      'We will prepare Form N-400 for you.',
      'The fee of the government is not part of our fee.',
      'Each client must tell us of any arrest.',
      'Under 8 C.F.R. § 316.5, a long absence may break continuous residence.',
    ],
  },
]
