import type { LabelledRecord } from '../labelled-statements.data.ts'

/** The eighteenth round: twenty true and twenty false statements of one waiver record, written before the checks were run on any. */
export const eighteenthRound: readonly LabelledRecord[] = [
  {
    name: 'waiver of a Guatemalan roofer whose wife has multiple sclerosis',
    filingDate: 'January 25, 2027',
    record:
      'Name: Edgar Rolando Xol Caal\nGender: Male\nDate of birth: 1986-10-30\nCountry of birth: Guatemala\nCountry of citizenship: Guatemala\nMarital status: Married\nLast entry date: 2007-02-18\nManner of last entry: Without inspection\nSpouse name: Denise Renee Kowalski\nSpouse gender: Female\nSpouse date of birth: 1988-04-04\nSpouse country of citizenship: United States\nDate of marriage: 2014-09-27\nNumber of children: 3\nChild 1 name: Brianna Kowalski\nChild 1 date of birth: 2009-12-01\nChild 1 gender: Female\nChild 2 name: Lucas Xol\nChild 2 date of birth: 2015-07-19\nChild 2 gender: Male\nChild 3 name: Ella Xol\nChild 3 date of birth: 2019-03-03\nChild 3 gender: Female',
    answers: {
      'Qualifying relative':
        'Denise Kowalski, born in Toledo, Ohio. Her father Stan is a citizen too but is no qualifying relative.',
      Health:
        'Denise was told in May 2021 that she has relapsing-remitting multiple sclerosis. She had three relapses, the last in August 2026, when she could not see with her right eye for three weeks. She gets an infusion of ocrelizumab every six months at the Toledo Clinic. She walks with a cane on bad days. She drives only in town. Lucas has a peanut allergy. The girls are healthy.',
      'Work and money':
        'Denise was a dental hygienist until 2022 and now answers phones for the same dentist twelve hours a week. She earned $11,200 last year. Edgar works for Maumee Roofing since 2012 and earned $58,700. The family is insured through his employer. They have a mortgage of $1,340 a month and owe $6,900 to the hospital.',
      'Earlier marriages':
        'Edgar none. Denise was not married to Brianna’s father, Todd Reinhart, who pays no support and last saw the girl in 2017. Edgar has not adopted Brianna; she calls him Dad.',
      'Prior filings': 'I-130 by Denise, filed June 2, 2022 and approved October 14, 2024. No others.',
      Arrests:
        'In 2011 he was cited for driving without a license in Wood County and paid $150. In 2016 police came because of a loud party; nobody was charged.',
      'Immigration history':
        'He came once, in February 2007, through the desert near Sasabe. He was never caught and never left. A cousin told him in 2009 to buy papers; he did not.',
      'If they moved to Guatemala':
        'His village, Chisec, is five hours from a neurologist. The medicine is not on the public list there. His parents speak Q’eqchi’ and some Spanish. Denise knows a little Spanish. Her father has had a stroke and she visits him twice a week.',
      'If they were apart':
        'Nobody else can drive her to Toledo Clinic at night. Her sister Carol lives in Arizona and has four children. She would lose the insurance.',
    },
    documents: {
      'Letter of Dr. Priya Menon, neurologist':
        'I have followed Denise Kowalski since June 2021. MRI of September 2026 shows two new lesions. Stress and lack of sleep bring on relapses. She must not miss an infusion. I have not discussed her immigration situation with her and have never met her husband.',
      'Letter of Maumee Roofing':
        'Edgar Xol is a crew leader. He has missed two days in fourteen years. His health plan covers his wife and the three children. We would hold his job for ninety days.',
      'Evaluation by Joan Pritchard, LISW':
        'I saw Ms. Kowalski three times in October and November 2026; her husband joined the last meeting. She meets the criteria for an adjustment disorder with anxiety. She does not have major depression. She wept when she spoke of the children. My fee was $650.',
      'School letter, Glenwood Elementary':
        'Lucas is in fifth grade and reads above grade level. He has an action plan for his allergy. His father is a volunteer coach of the chess club. His mother has not been able to come to conferences since 2024. Ella is in second grade.',
      'Plan of Great Lakes Insurance': 'Ocrelizumab: billed $39,870 for each infusion, paid by the plan, copay $75.',
    },
    statements: [
      '+ Ms. Kowalski’s neurologist has cared for her for more than five years.',
      '+ She has had three relapses since her diagnosis, one of which left her temporarily blind in one eye.',
      '+ Twice a year she receives an infusion that the family could not pay for without insurance billed at $39,870.',
      '+ Her most recent MRI showed new lesions.',
      '+ Dr. Menon warns that stress and poor sleep trigger relapses.',
      '+ Ms. Kowalski had to give up her work as a dental hygienist and now works part-time as a receptionist.',
      '+ Mr. Xol earns more than five times what his wife earns.',
      '+ The whole family’s health coverage depends on his job.',
      '+ His employer would keep his position open for three months.',
      '+ Brianna is Mr. Xol’s stepdaughter.',
      '+ Brianna’s biological father contributes nothing and has not seen her in years.',
      '+ He has lived in this country without a break since 2007.',
      '+ Apart from a citation for unlicensed driving he has had no trouble with the law.',
      '+ The medication is not available through Guatemala’s public health system.',
      '+ The nearest neurologist would be five hours from his village.',
      '+ The social worker diagnosed an adjustment disorder and ruled out major depression.',
      '+ Mr. Xol took part in one of the three sessions.',
      '+ Lucas has a severe enough allergy that his school keeps an action plan.',
      '+ He coaches chess at his son’s school without pay.',
      '+ Her sister lives in another state and has a family of her own.',
      '- Ms. Kowalski uses a wheelchair.',
      '- Ms. Kowalski is permanently blind in her right eye.',
      '- Ms. Kowalski does not work.',
      '- Mr. Xol adopted Brianna.',
      '- Todd Reinhart pays child support every month.',
      '- Ms. Kowalski was married before.',
      '- Dr. Menon has met with both spouses.',
      '- Mr. Xol was arrested in 2016 for disorderly conduct.',
      '- Mr. Xol used false documents to obtain work.',
      '- Mr. Xol entered the United States twice.',
      '- Ms. Kowalski speaks fluent Spanish.',
      '- Both girls have asthma.',
      '- Ms. Kowalski has major depressive disorder.',
      '- Her father lives with the family.',
      '- Her sister Carol helps her every week.',
      '- The evaluation was provided free of charge.',
      '- The I-130 was filed by his father-in-law.',
      '- All three children are the biological children of the couple.',
      '- The couple rents their home.',
      '- Mr. Xol’s parents speak English.',
    ],
  },
]
