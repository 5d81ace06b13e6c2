import type { LabelledRecord } from '../labelled-statements.data.ts'

/** The seventeenth round: twenty true and twenty false statements of one asylum record, written before the checks were run on any. */
export const seventeenthRound: readonly LabelledRecord[] = [
  {
    name: 'asylum of a Cameroonian schoolteacher',
    filingDate: 'January 18, 2027',
    record:
      'Name: Blessing Ngwa Tabe\nGender: Female\nDate of birth: 1989-03-17\nCountry of birth: Cameroon\nCountry of citizenship: Cameroon\nMarital status: Widowed\nLast entry date: 2026-04-11\nManner of last entry: Without inspection\nNumber of children: 2\nChild 1 name: Junior Tabe\nChild 1 date of birth: 2013-08-22\nChild 1 gender: Male\nChild 2 name: Precious Tabe\nChild 2 date of birth: 2017-05-06\nChild 2 gender: Female',
    answers: {
      'Who harmed the client?':
        'Soldiers of the Rapid Intervention Battalion (BIR). Once also separatist fighters, who wanted the school closed.',
      'What happened?':
        'I taught English at a government primary school in Kumbo. On February 12, 2023 separatists came to the school, fired into the air and told us to close. They did not touch me. On September 3, 2024 BIR soldiers came to our compound at dawn looking for my husband, Emmanuel, whom they accused of feeding the boys. They shot him in the yard. They took me to their camp and held me for eight days with four other women. They beat me with the flat side of a machete and a soldier they called Captain Foe poured hot water on my back. On the ninth morning an elder of my church, Pa Nji, paid them 300,000 francs. I was never taken to a judge.',
      'Did the client report the harm?':
        'No. The gendarmes and the soldiers eat together. A cousin who complained in 2022 disappeared.',
      'Why do they hurt the client?':
        'They said that all Anglophone teachers are traitors and that my husband was an Amba. He was a farmer. He belonged to no party. I am a member of the SCNC since 2016 and pay dues.',
      Journey:
        'I flew from Douala to Ecuador on January 30, 2026 with the children left behind. I walked through the Darién, was in Mexico for six weeks, and crossed near San Ysidro on April 11, 2026. Border Patrol caught me two hours later. I was in detention at Otay Mesa until June 24, 2026.',
      'Family now':
        'Junior and Precious are with my mother Odilia in Bamenda. My brother Cletus is in Houston; he has asylum since 2021. My sister died of malaria in 2012.',
      'Arrests and crimes': 'None besides the camp and the border.',
      'Present life': 'I live with Cletus. I got my work permit in December 2026 and clean offices at night.',
      'Past immigration applications': 'None.',
    },
    documents: {
      'Death certificate of Emmanuel Tabe':
        'Emmanuel Tabe, farmer, born 1981, died September 3, 2024 at Kumbo. Cause: gunshot wound of the chest. Informant: Odilia Ngwa. Registered October 21, 2024.',
      'Declaration of Pa Nji Joseph':
        'I am an elder of the Presbyterian Church in Kumbo. I did not see what the soldiers did at the compound; I came an hour after and found Emmanuel dead. I sold two cows and carried 300,000 francs to the camp. They let me have Blessing on September 12, 2024. She could not lie on her back. The other women were not released with her.',
      'Medical report, Banso Baptist Hospital':
        'September 13, 2024. Female, 35. Second-degree burns of the back, about nine percent of the body. Linear bruises of both thighs. Says that she was burned with hot water by soldiers. Admitted eleven days. Not pregnant.',
      'Psychological evaluation by Dr. Renata Ibarra':
        'Two meetings in Houston, November 2026, in English. Ms. Tabe has post-traumatic stress disorder and a moderate depressive episode. She denied any thought of suicide. She was not a client of mine before. I recommended medication, which she did not want. Her account was consistent.',
      'Letter of the SCNC, North America':
        'We confirm that Blessing Tabe has been a paid-up member since 2016. She held no office. The organization pursues its aims without violence.',
      'Record of Sworn Statement, Form I-867A':
        'April 12, 2026. Q. Why did you leave your country? A. To look for work and because of the war. Q. Do you fear going back? A. Yes. Interpreter: none.',
    },
    statements: [
      '+ Ms. Tabe lost her husband on the same morning on which she was abducted.',
      '+ Emmanuel Tabe was shot dead by soldiers outside his own home.',
      '+ She spent eight days in military custody together with four other women.',
      '+ One of her captors scalded her back.',
      '+ She regained her freedom only because a church elder paid for it.',
      '+ Pa Nji raised the money by selling livestock.',
      '+ She was treated in a hospital for eleven days for second-degree burns.',
      '+ No court ever reviewed her detention.',
      '+ The separatists who came to her school did not injure her.',
      '+ Ms. Tabe has belonged to the SCNC for about a decade, though never as one of its officers.',
      '+ Her husband had no political affiliation; he worked the land.',
      '+ She did not go to the gendarmes, because a relative who had done so vanished.',
      '+ Dr. Ibarra found both post-traumatic stress disorder and depression.',
      '+ Ms. Tabe had no suicidal thoughts and declined medication.',
      '+ Her children remain in Cameroon in the care of their grandmother.',
      '+ Her brother won asylum in the United States five years before she arrived.',
      '+ Border agents apprehended her within hours of her crossing, and she stayed in detention for more than two months.',
      '+ At the border she told the officer that she was afraid to return.',
      '+ No interpreter was used when her sworn statement was taken.',
      '+ She has worked as a night cleaner since she received employment authorization.',
      '- The soldiers raped Ms. Tabe in the camp.',
      '- Separatists killed her husband.',
      '- Her husband was a member of the SCNC.',
      '- Ms. Tabe was the secretary of her local SCNC branch.',
      '- She was brought before a military tribunal.',
      '- Pa Nji saw the soldiers shoot Emmanuel.',
      '- The four other women were freed together with her.',
      '- She reported the attack to the gendarmerie in Kumbo.',
      '- Dr. Ibarra has treated her since 2024.',
      '- Dr. Ibarra prescribed an antidepressant, which Ms. Tabe takes.',
      '- Ms. Tabe attempted suicide.',
      '- Her children traveled with her through the Darién.',
      '- Her brother has been granted withholding of removal.',
      '- She told the Border Patrol that she had no fear of returning.',
      '- She was burned with cigarettes.',
      '- She miscarried as a result of the beatings.',
      '- The hospital refused to admit her.',
      '- She spent six months in Mexico.',
      '- She has applied for asylum once before.',
      '- Her sister was killed by the military.',
    ],
  },
]
