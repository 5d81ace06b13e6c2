import type { LabelledRecord } from '../labelled-statements.data.ts'

/**
 * Two records: fifteen statements each as an honest brief has them, and fifteen as a model or a hurried attorney errs.
 * Written whole, and sealed, before anything of what they measure was changed.
 */
export const fortySeventhRound: readonly LabelledRecord[] = [
  {
    name: 'naturalization of an Armenian violin teacher with a separation',
    filingDate: 'November 28, 2026',
    record:
      'Name: Anahit Vardanyan\nGender: Female\nDate of birth: 1981-06-17\nCountry of birth: Armenia\nCountry of citizenship: Armenia\nMarital status: Divorced\nLawful permanent resident since: 2019-05-02\nCategory: DV1\nNumber of children: 2\nChild 1 name: Tigran Petrosyan\nChild 1 date of birth: 2009-10-25\nChild 2 name: Mane Petrosyan\nChild 2 date of birth: 2014-02-11',
    answers: {
      'Trips outside the United States since becoming a resident':
        'Armenia, June 20 to August 29, 2021, to see her parents. Armenia, September 30, 2022 to February 26, 2023, when her father had a stroke and she nursed him until his death on February 9. France, April 5 to 14, 2025, for a competition with two of her students.',
      'Work and taxes':
        'She teaches violin at the Glendale Conservatory since September 2019, twenty-two pupils now. She also plays weddings; in 2020 and 2021 she did not report about $7,400 of that money. A tax preparer told her so in 2024, and she filed amended returns in March 2024 and paid $1,912 with interest. She gets no public benefits. During the pandemic the children had Medi-Cal.',
      'Arrests, citations and offenses':
        'On November 3, 2022 no, that was her husband: he was arrested for driving drunk in Burbank. She was stopped for an expired registration in 2023 and paid $25. She has never been arrested.',
      Marriages:
        'She married Gevorg Petrosyan in Yerevan on September 6, 2008. He won the lottery of visas, and she and the children came with him. They separated in July 2023 because he gambled. She filed for divorce on January 16, 2024 and the judgment is of October 1, 2024. No violence. He has the children every other weekend and pays $640 a month, mostly late.',
      Residence:
        'From May 2019 in Glendale, at first with his cousin, since 2020 in the apartment on Chevy Chase Drive. In August 2023 she moved to Burbank with the children.',
      Military: 'She played in the orchestra of the Ministry of Defense from 2004 to 2007, as a civilian.',
    },
    documents: {
      'Letter of Ruben Hakobyan, director of the Glendale Conservatory':
        'Ms. Vardanyan is our most patient teacher. While she was in Armenia in 2022 she taught nine of her pupils by video at five in the morning her time; I kept her on the payroll at half pay. Two of her pupils were admitted to the Colburn School. I have offered her the direction of the string department from next fall. She has asked for time to think it over.',
      'Judgment of dissolution, Superior Court of Los Angeles County':
        'Dissolved October 1, 2024, irreconcilable differences. Joint legal custody; primary physical custody to Petitioner Vardanyan. Respondent to pay $640 per month child support. Spousal support reserved. The Honda to Respondent, the instrument (J. Gagliano copy, 1911) to Petitioner.',
      'Letter of Sona Avetisyan, neighbour':
        'I live across the hall since 2023. She drives my mother to dialysis on Tuesdays when I have the early shift. Her boy shovels, well, sweeps the stairs. She collected clothes for the families from Artsakh in autumn 2023 and my church sent four boxes. I have seen her former husband bring the children back late, but I have never heard a harsh word.',
      'Account transcript summary, IRS':
        'Tax years 2020 and 2021: amended returns received March 22, 2024; additional tax and interest of $1,912 paid April 8, 2024; no penalty. All other years 2019 to 2025 filed when due. Filing status: 2019 to 2022 married filing jointly, 2023 married filing separately, 2024 and 2025 head of household.',
    },
    statements: [
      '+ Ms. Vardanyan has been a permanent resident for more than seven years.',
      '+ She immigrated with her husband, who had been selected in the diversity lottery.',
      '+ Her longest trip lasted just under five months and did not break the continuity of her residence.',
      '+ She spent that time at the bedside of her father, who died before she came back.',
      '+ Even then she went on teaching part of her students over the internet, at reduced pay.',
      '+ Her marriage ended by a judgment of October 2024 after about fifteen months of separation.',
      '+ The cause was her husband’s gambling, not violence.',
      '+ The children live mainly with her.',
      '+ When she learned that she had left out income from weddings, she corrected her returns and paid what was due.',
      '+ The IRS charged no penalty.',
      '+ She has never been arrested; the only matter to disclose is a citation for an expired registration.',
      '+ She once played for a military orchestra without being a soldier.',
      '+ Her neighbor’s mother gets to dialysis with her help.',
      '+ She gathered clothing for refugees from Artsakh in 2023.',
      '+ The conservatory would like her to head its string department.',
      '- Ms. Vardanyan won a visa in the diversity lottery.',
      '- She was arrested for driving under the influence in November 2022.',
      '- Her father died in the summer of 2021.',
      '- She was in Armenia in April 2025 for a competition.',
      '- Her former husband has primary custody of the children.',
      '- Mr. Petrosyan filed for divorce in January 2024.',
      '- She pays her former husband $640 a month in child support.',
      '- Mr. Petrosyan abused her during the marriage.',
      '- The family has never received any public benefit.',
      '- She has headed the string department of the conservatory since the fall.',
      '- She failed to report her earnings as a teacher in 2020 and 2021.',
      '- Two of her own children were admitted to the Colburn School.',
      '- She filed her tax return for 2023 jointly with her husband.',
      '- She served in the Armenian armed forces from 2004 to 2007.',
      '- She still lives on Chevy Chase Drive in Glendale.',
    ],
  },
  {
    name: 'letter for a Nigerian malaria modeler by an expert of a ministry',
    filingDate: 'November 28, 2026',
    record:
      'Name: Chukwuemeka Daniel Obi\nGender: Male\nDate of birth: 1988-12-01\nCountry of birth: Nigeria\nCountry of citizenship: Nigeria\nMarital status: Married\nSpouse name: Ngozi Obi\nCurrent status: H-1B\nLast entry date: 2021-08-15\nEmployer: Carver Institute for Global Health, Atlanta\nPosition: Senior research scientist',
    answers: {
      'Who signs the letter?':
        'Dr. Esperança Macuácua, director of the national malaria program of Mozambique since 2018. Physician, Eduardo Mondlane University, 2003; Master of Public Health, Antwerp, 2009. She has advised the World Health Organization on vector control since 2022.',
      'How does the signer know the work?':
        'Her ministry has used his model since 2023. They have spoken by video about a dozen times on its results; she met him in person once, in Maputo in February 2025. She has paid him nothing and has not published with him.',
      'Main contribution':
        'He wrote TERRAIN, a program that predicts malaria cases by district eight weeks ahead from satellite rain, temperature and reports of clinics. Earlier models gave two to three weeks. It is open source since 2022. In a test on data of 2017 to 2020 the average error was 14 percent; that of the model used before was 37.',
      'Results and use':
        'In Mozambique the ministry placed tests and medicines in eleven districts before the peak of 2024; in those, deaths of children under five fell by 29 percent against the year before, and in the other districts by 6. Zambia has used TERRAIN since 2024. Malawi signed an agreement in 2026 and is to begin next year. In Nigeria it was tried in one state, Kebbi, and stopped when the data of clinics came too late.',
      'Publications and awards':
        '24 papers, 9 as first author; the main one in PLOS Computational Biology in 2022 has 310 citations. Early career award of the Epidemiology Forecasting Network, 2023. His grant of $1.1 million from the Wellcome fund runs to 2028; Prof. Judith Hale is the principal investigator and he is co-investigator.',
      'Plans in the United States':
        'He will adapt the method to dengue in Puerto Rico and Florida. The health department of Florida has written that it is interested. A proposal to the National Institutes of Health is being prepared.',
    },
    documents: {
      'Curriculum vitae':
        'Ph.D. in biostatistics, Emory University, 2017, adviser Prof. Judith Hale. M.Sc. in statistics, University of Ibadan, 2012. Postdoctoral fellow, London School of Hygiene and Tropical Medicine, 2017 to 2021. Carver Institute since September 2021; promoted to senior research scientist in 2024. Reviewer for six journals. He declined an offer of the Gates Foundation in 2023.',
      'Letter of Prof. Judith Hale':
        'I supervised Emeka’s dissertation, and we have worked together again since 2021. The idea to use the delay of clinic reports as a signal was his own; I was skeptical and I was wrong. He trains two doctoral students. Dr. Amy Trask wrote the interface of TERRAIN. I expect that he will have a laboratory of his own within five years.',
      'Report of the Ministry of Health, Zambia, 2025':
        'TERRAIN was used in four provinces in the season 2024/2025. Stock-outs of tests fell from 22 to 9 percent of clinics. The effect on deaths has not yet been evaluated. We intend to extend the use to all ten provinces in 2027, subject to funds.',
      'Article in Science News, May 2024':
        'A forecast that came true: in Zambézia province the wave arrived within six days of the date that TERRAIN had given. “We had the medicine on the shelf,” said nurse Graça Tembe. Obi, who did not travel to Mozambique for this story, called the result encouraging but early.',
    },
    statements: [
      '+ Dr. Obi is the author of a program that forecasts malaria two months in advance.',
      '+ Before it, a health service could look ahead three weeks at best.',
      '+ In a retrospective test its error was less than half that of the model in use before.',
      '+ Anyone may use the program, since its source has been public since 2022.',
      '+ Where Mozambique acted on its forecasts, child deaths fell by 29 percent; elsewhere the decline was far smaller.',
      '+ A second country has used it since 2024, and a third has agreed to.',
      '+ In Zambia far fewer clinics ran out of tests once the forecasts were used.',
      '+ Dr. Macuácua has no financial tie to Dr. Obi and has never written a paper with him.',
      '+ She has headed her country’s malaria program for some eight years.',
      '+ She advises the WHO on vector control.',
      '+ His former adviser admits that she at first doubted the idea, which was his alone.',
      '+ He was honored by a network of forecasters in 2023.',
      '+ His most important article has been cited more than three hundred times.',
      '+ He intends to turn to dengue in Florida and Puerto Rico, and the Florida health department has shown interest.',
      '+ The trial in Kebbi was ended because the clinics reported too late.',
      '- TERRAIN predicts malaria two to three weeks ahead.',
      '- Deaths of children under five fell by 29 percent throughout Mozambique.',
      '- In Zambia the program reduced malaria deaths in four provinces.',
      '- Malawi has used TERRAIN since 2026.',
      '- The program is in use throughout Nigeria.',
      '- Dr. Obi is the principal investigator of a grant of $1.1 million.',
      '- The National Institutes of Health fund his work on dengue.',
      '- Dr. Trask conceived the use of reporting delays as a signal.',
      '- Dr. Macuácua earned her medical degree in Antwerp.',
      '- Dr. Macuácua and Dr. Obi have worked side by side in Maputo since 2023.',
      '- Prof. Hale supervised his master’s thesis at Ibadan.',
      '- He turned down an offer from the World Health Organization in 2023.',
      '- Dr. Obi traveled to Zambézia when the wave of 2024 arrived.',
      '- He directs a laboratory of his own at the Carver Institute.',
      '- Its average error on the data of 2017 to 2020 was 37 percent.',
    ],
  },
]
