import type { LabelledRecord } from '../labelled-statements.data.ts'

/** The eleventh round: ten true and ten false statements of each of three records, written before the checks were run on any. */
export const eleventhRound: readonly LabelledRecord[] = [
  {
    name: 'waiver of a Brazilian painter with a sick father-in-law',
    filingDate: 'November 3, 2026',
    record:
      'Name: Rafael Souza Lima\nGender: Male\nDate of birth: 1988-01-09\nCountry of birth: Brazil\nCountry of citizenship: Brazil\nMarital status: Married\nLast entry date: 2011-05-14\nManner of last entry: Without inspection\nSpouse name: Caitlin O’Rourke Lima\nSpouse gender: Female\nSpouse date of birth: 1989-10-21\nSpouse country of citizenship: United States\nDate of marriage: 2019-08-03\nNumber of children: 0',
    answers: {
      'Qualifying relative': 'Caitlin O’Rourke Lima. She was born in Quincy, Massachusetts.',
      Arrests: 'None in any country.',
      'Prior filings': 'The I-130 was approved on June 6, 2024. No other application was ever filed.',
      Household:
        'We live with Caitlin’s father, Dennis O’Rourke, 71, who has Parkinson’s disease. Rafael lifts and bathes him. We lost two pregnancies, in 2021 and 2023.',
      Income: 'Rafael paints houses and made $58,300 in 2025; Caitlin is a librarian in part time and made $24,100.',
    },
    documents: {
      'Declaration of Caitlin Lima':
        'I met Rafael at a bus stop in Weymouth in March 2016. I had never been married, and neither had he. After the second miscarriage in May 2023 I did not get out of bed for a month. My doctor gave me Lexapro, which I stopped after half a year because of the nausea. I have never been in a hospital for my nerves. My mother left us in 1999 and lives in Oregon. I took Portuguese lessons and can order food. I have been to Belo Horizonte twice, for his parents.',
      'Letter of Dr. Hannah Feld, neurologist':
        'Mr. Dennis O’Rourke has had Parkinson disease, Hoehn and Yahr stage 4, under my care since 2017. He falls about twice a week. He is not able to be left alone. His son-in-law comes with him to every appointment and knows the medication plan better than anyone. A nursing home would be the alternative; I do not recommend it.',
      'Evaluation of Dr. Samir Patel, psychologist':
        'I saw Mrs. Lima once, for two hours, on September 29, 2026, by referral of counsel. Diagnosis: persistent depressive disorder, moderate. No psychotic symptoms. No suicidal ideation, past or present. She drinks wine on weekends. I will not be treating her. Fee: $900.',
      'Tax transcript 2025':
        'Filing status: married filing joint. Wages and business income $82,400. Amount owed: $0.00. Dependents claimed: 1.',
    },
    statements: [
      '+ Mr. Lima came to the United States without being inspected in May 2011.',
      '+ Mrs. Lima has held United States citizenship since her birth.',
      '+ It is the first marriage for each of them.',
      '+ The couple has suffered two miscarriages.',
      '+ Mr. Lima bathes his father-in-law and accompanies him to all of his appointments.',
      '+ Dennis O’Rourke suffers from an advanced stage of Parkinson’s disease.',
      '+ Dr. Patel met with Mrs. Lima on a single occasion and is not her treating provider.',
      '+ Mrs. Lima has never been psychiatrically hospitalized.',
      '+ They filed their taxes jointly and owe nothing.',
      '+ He has never been arrested anywhere.',
      '- Mr. Lima entered on a valid visa.',
      '- Mr. Lima was previously married in Brazil.',
      '- Dr. Patel has treated Mrs. Lima for two years.',
      '- Mrs. Lima attempted suicide in 2023.',
      '- Mrs. Lima was hospitalized for depression.',
      '- Dr. Feld diagnosed Mrs. Lima with depression.',
      '- They have two children.',
      '- Mrs. Lima has never traveled to Brazil.',
      '- Dennis O’Rourke lives in a nursing home.',
      '- He has previously applied for a waiver.',
    ],
  },
  {
    name: 'asylum of a Russian deserter',
    filingDate: 'November 14, 2026',
    record:
      'Name: Pavel Andreevich Morozov\nGender: Male\nDate of birth: 1999-11-02\nCountry of birth: Russia\nCountry of citizenship: Russia\nMarital status: Married\nLast entry date: 2025-07-07\nSpouse name: Daria Morozova\nSpouse gender: Female\nSpouse country of citizenship: Russia\nNumber of children: 1\nChild 1 name: Lev Morozov\nChild 1 date of birth: 2023-02-17\nChild 1 gender: Male',
    answers: {
      'Who harmed the client?': 'The military police in Rostov and my own company commander.',
      'What happened?':
        'I was mobilized on October 1, 2022 and trained for eleven days. I told the commander that I would not fire on people. He put me and six others in a cellar in Zaitseve for nine days, with one bucket. They beat us with a shovel handle; two of my ribs broke. On January 18, 2023 I walked away from the hospital train in Rostov. A criminal case for desertion was opened on February 3, 2023. I was never convicted, as I was gone.',
      'Did the client report the harm?':
        'My wife wrote to the military prosecutor. He answered that nothing was found.',
      Entry: 'We came from Tijuana with an appointment and were paroled on July 7, 2025.',
      'Past immigration applications': 'In Kazakhstan I asked for asylum in 2023 and was refused in 2024.',
      'Arrests and crimes':
        'The case for desertion. In 2019 a fine of 500 rubles for a picket with a blank sheet of paper. Nothing in the United States.',
      'Present life':
        'Daria and Lev are with me in Sacramento. I have a work permit since March 2026 and work in a bakery. My brother Ilya serves in the army by contract.',
    },
    documents: {
      'Ruling to open a criminal case':
        'Military investigative department of Rostov. February 3, 2023. On the facts of Private Morozov P. A. leaving his unit during mobilization: open a case under Article 338, part 3. Put on the federal wanted list.',
      'Declaration of Sergei Lapin':
        'I was in the cellar too. There were seven of us. Pavel gave his water to the boy from Penza. I saw the sergeant strike him on the side with the wood. The commander did not come down, but we heard him laugh. I signed that I would go back to the front. Pavel would not. I am in Germany now and have protection there.',
      'X-ray report, Sutter clinic':
        'May 5, 2026. Chest, two views. Old healed fractures of the left seventh and eighth ribs. Lungs clear. No acute disease.',
      'Letter of Professor Marianne Holt':
        'I study the Russian army at Georgetown and have served as a paid expert in eleven asylum cases. In this case I charge nothing. I have never spoken with Mr. Morozov and rely on the papers that counsel sent. Deserters who are returned face five to fifteen years. I can say nothing about what happened to him in the cellar.',
    },
    statements: [
      '+ Mr. Morozov was drafted in October 2022 and received less than two weeks of training.',
      '+ He refused to shoot at people.',
      '+ His commander confined him and six fellow soldiers to a cellar for nine days.',
      '+ X-rays show old, healed fractures of two ribs on the left.',
      '+ He is wanted in Russia for desertion.',
      '+ He was refused asylum in Kazakhstan.',
      '+ He is authorized to work and is employed at a bakery.',
      '+ Professor Holt gives her opinion in this case without a fee.',
      '+ Sergei Lapin, who was held with him, has received protection in Germany.',
      '+ His wife’s complaint to the military prosecutor led to nothing.',
      '- Mr. Morozov volunteered for military service.',
      '- He was convicted of desertion.',
      '- He signed a paper that he would return to the front.',
      '- The commander himself beat him.',
      '- Professor Holt interviewed Mr. Morozov.',
      '- Professor Holt has never testified in an asylum case.',
      '- He has never applied for asylum in another country.',
      '- His wife and son are still in Russia.',
      '- Ilya deserted from the army.',
      '- He works without authorization.',
    ],
  },
  {
    name: 'letter of a colleague about an epidemiologist',
    filingDate: 'November 23, 2026',
    record:
      'Name: Farida Olamide Bakare\nGender: Female\nDate of birth: 1985-03-30\nCountry of birth: Nigeria\nCountry of citizenship: Nigeria\nMarital status: Widowed\nImmigration status: J-1 exchange visitor\nLast entry date: 2022-09-01\nChild 1 name: Zainab Bakare\nChild 1 date of birth: 2014-04-11\nChild 1 gender: Female\nNumber of children: 1',
    answers: {
      'How does the expert know the client?':
        'Dr. Peter Lindholm read her model of cholera in 2021 and invited her to a workshop in Geneva. They have met three times. No shared employer, no shared grant; one shared panel.',
      'What did the client do?':
        'She built a model that predicts cholera outbreaks from rainfall two weeks ahead. The ministries of health of Nigeria and Malawi use it. It is free.',
      'Two-year home requirement': 'Waiver granted by the Department of State on April 14, 2026.',
      'Prior petitions': 'None.',
      Family: 'Her husband Kunle died of COVID in 2020. Zainab lives with her in Atlanta.',
    },
    documents: {
      'CV of Dr. Peter Lindholm':
        'Senior epidemiologist, World Health Organization, Geneva, 2008–2020. Professor, Karolinska Institute, Stockholm, since 2020. M.D. 1990, Ph.D. 1997. 176 articles. Chair, Global Task Force on Cholera Control, 2014–2018.',
      'CV of Farida Bakare':
        'Research scholar, Emory University, since September 2022. Lecturer, University of Ibadan, 2013–2022. Ph.D. in Biostatistics, University of Ibadan, 2013. 23 articles (9 as first author), 1,120 citations. Grant: Wellcome Trust, $410,000, 2019, principal investigator.',
      'Letter of the Ministry of Health of Malawi':
        'The model was put to use in January 2024 in eleven districts. In nine of them the warning came before the first case. In two it failed: no rain gauge was working. We have paid nothing for it. Dr. Bakare trained eighteen of our officers in Lilongwe in person.',
      'Review in a journal':
        'Bakare and colleagues report an area under the curve of 0.87. The authors admit that the model was not tested in cities. Data are public. The study received no funding from industry.',
    },
    statements: [
      '+ Dr. Lindholm has been a professor at the Karolinska Institute since 2020.',
      '+ He and Dr. Bakare have never worked for the same employer.',
      '+ Her model forecasts outbreaks of cholera two weeks in advance.',
      '+ In nine of the eleven districts the alert preceded the first case.',
      '+ Malawi did not pay for the model.',
      '+ She was the principal investigator of a grant of $410,000.',
      '+ The home residence requirement has been waived.',
      '+ She lost her husband to COVID in 2020.',
      '+ The model has not been tested in urban areas.',
      '+ She trained eighteen officers of the ministry herself.',
      '- Dr. Lindholm and Dr. Bakare published three papers together.',
      '- Dr. Lindholm was her doctoral supervisor.',
      '- Dr. Bakare is a lawful permanent resident.',
      '- She has filed a petition before.',
      '- The warning came in time in all eleven districts.',
      '- She is divorced.',
      '- Malawi bought the model.',
      '- The study was funded by industry.',
      '- She has two daughters.',
      '- She is first author of all 23 articles.',
    ],
  },
]
