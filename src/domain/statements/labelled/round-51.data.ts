import type { LabelledRecord } from '../labelled-statements.data.ts'

/**
 * Two records of two kinds: ten statements each as an honest brief has them, and ten with a natural slip of drafting.
 * Written whole, and sealed, before the change that it measures was made; read once, as figures alone.
 */
export const fiftyFirstRound: readonly LabelledRecord[] = [
  {
    name: 'waiver of a baker whose wife is going blind',
    filingDate: 'November 30, 2026',
    record:
      'Name: Hovhannes Sargsyan\nGender: Male\nDate of birth: 1985-09-04\nCountry of birth: Armenia\nCountry of citizenship: Armenia\nMarital status: Married\nSpouse name: Denise Marie Kowalski\nSpouse gender: Female\nSpouse date of birth: 1987-12-12\nSpouse citizenship: United States citizen\nDate of marriage: 2016-06-18\nLast entry date: 2013-08-21\nManner of entry: Admitted as a visitor\nNumber of children: 2\nChild 1 name: Anahit Sargsyan\nChild 1 date of birth: 2018-03-27\nChild 2 name: Leo Sargsyan\nChild 2 date of birth: 2022-11-05',
    answers: {
      'Hardship if the applicant is denied admission':
        'Denise has retinitis pigmentosa. She was told in October 2019. She gave up driving in 2022 and her work as a proofreader in May 2024. Hovhannes gets up at two to bake and is back at ten; from then on he does everything. Anahit goes to a school across the county, 14 miles. Her sister Paula lives in Tucson with three children of her own. Leo does not speak yet and has a therapist on Mondays.',
      'Hardship if the relative relocates':
        'Denise spent one summer in Gyumri, in 2017. She fell on the stairs of his parents’ building, where the lift does not work, and broke her wrist. She knows a few words of Armenian. The pavements have no marks for blind people. His parents live on a pension of $130 a month.',
      Money:
        'The bakery pays Hovhannes $4,100 a month. Denise has $1,280 of disability insurance. The rent is $1,650 and Leo’s speech therapy $360.',
      'Criminal history': 'A ticket for an expired registration in 2020, paid. No arrests.',
      'Immigration history':
        'He came on a visitor’s visa for six months and stayed. An application for asylum was prepared by a notary in Glendale in 2014 but never sent; the notary kept the $2,000.',
    },
    documents: {
      'Letter of Dr. Imani Okafor':
        'I am a specialist of the retina. I have seen Ms. Kowalski every six months since October 2019. Her field of vision was 40 degrees then and is 12 degrees now. There is no treatment that restores what is lost. I expect that she will be legally blind in two or three years. Her children have not been tested for the gene.',
      'Letter of the owner of the bakery, Stepan Grigoryan':
        'Hovhannes has worked for me since January 2015. He trained four of my bakers. When my oven burned in 2021 he worked nineteen nights without pay. I do not know of any other man who can do his job.',
      'Declaration of Denise Marie Kowalski':
        'I count the steps to the mailbox. In March I walked into the open door of the dishwasher and needed seven stitches in my shin. I have burned myself three times. Hovhannes labels the spices with raised letters. My mother has the same disease and lives in a home in Toledo. I am not depressed, but I am frightened.',
    },
    statements: [
      '+ Ms. Kowalski suffers from an inherited disease of the retina, which was found in the fall of 2019.',
      '+ She had to stop working as a proofreader almost two years after she had given up driving.',
      '+ Her field of vision has shrunk to less than a third of what it was.',
      '+ Her physician expects legal blindness within three years.',
      '+ Mr. Sargsyan has worked for the same bakery for nearly twelve years.',
      '+ He takes over the care of the household when he returns from the bakery in the morning.',
      '+ Her only sister lives in Arizona and has a family of her own.',
      '+ Her single stay in Armenia ended with a fractured wrist.',
      '+ His record consists of one traffic ticket, which he paid.',
      '+ His income is more than three times hers.',
      '- Ms. Kowalski has been blind since October 2019.',
      '- Dr. Okafor diagnosed the daughter with the same disease.',
      '- Ms. Kowalski is being treated for depression.',
      '- Mr. Sargsyan broke his wrist in Gyumri in 2017.',
      '- An asylum application of his has been pending since 2014.',
      '- Ms. Kowalski earns $1,280 a month as a proofreader.',
      '- Mr. Sargsyan trained nine bakers.',
      '- Her mother helps with the children.',
      '- Anahit receives speech therapy on Mondays.',
      '- The bakery of Mr. Sargsyan’s own burned down in 2021.',
    ],
  },
  {
    name: 'asylum of a Cameroonian teacher of the English-speaking region',
    filingDate: 'November 30, 2026',
    record:
      'Name: Claris Ngum Fru\nGender: Female\nDate of birth: 1991-02-08\nCountry of birth: Cameroon\nCountry of citizenship: Cameroon\nMarital status: Widowed\nLast entry date: 2026-01-19\nPort of entry: San Ysidro\nNumber of children: 1\nChild 1 name: Blessing Fru\nChild 1 date of birth: 2015-07-14\nReligion: Presbyterian',
    answers: {
      'What happened to you?':
        'I taught mathematics at a government school in Kumbo. On February 12, 2024 boys of the Ambas came to my class with guns and asked why I teach when there is a school boycott. They made me kneel for an hour and beat the soles of my feet with a machete. On April 3, 2024 soldiers of the BIR came to our compound because somebody had said that I feed the boys. They shot my husband Divine in the doorway. They took me to the Upper Station in Bamenda and kept me eleven days. A captain burned my arm with an iron and said that all Anglophones are terrorists. My uncle paid 600,000 francs and I was let out without papers. I never fed anybody.',
      'Could you live elsewhere in your country?':
        'I went to Douala with Blessing from May 2024 to August 2025 and sold fish. In July 2025 gendarmes checked the quarter, took the cards of those from the North West, and asked for me by name on the next day. I was at the market.',
      'How did you travel?':
        'By air to São Paulo on August 30, 2025, then through ten countries by bus and on foot to Tijuana. In the Darién we walked six days. Blessing stayed with my mother in Nkambe. In Mexico I was held for twenty-three days in Tapachula.',
      'Did you complain?':
        'No. The commissioner is the captain’s friend. My uncle wrote to the bishop, who wrote back that he would pray.',
    },
    documents: {
      'Report of Dr. Samuel Brandt':
        'I examined Ms. Fru on June 22, 2026 for two and a half hours. She has a triangular scar of 9 by 6 cm on the left forearm, typical of a burn with a hot flat object. There are thickened pale lines on both soles. I found no scars on her back. She sleeps four hours a night. I did not carry out a psychological examination.',
      'Statement of her uncle Emmanuel Tah':
        'I gave the money in two envelopes to a sergeant called Abdou on April 14, 2024. She could not stand. I buried Divine on April 9 while she was still inside. Since she left, gendarmes came to my house once, in November 2025, and slapped my son. I am a retired nurse; I dressed her arm.',
      'Letter of the headmaster':
        'Mrs. Fru Claris taught in our school from September 2016 to February 2024. The school has been closed since. Two other teachers of ours were abducted in 2023, and one of them was killed.',
    },
    statements: [
      '+ Ms. Fru taught mathematics in Kumbo for over seven years.',
      '+ Separatist fighters punished her for teaching during the school boycott.',
      '+ Less than two months later, soldiers killed her husband at their home.',
      '+ She was still in detention when he was buried.',
      '+ An officer burned her forearm with an iron while he insulted her as an Anglophone.',
      '+ Her release was bought by her uncle.',
      '+ She spent more than a year in Douala, until the gendarmes asked for her there as well.',
      '+ The physician found a scar that fits a burn with an iron.',
      '+ She left her daughter in the care of the grandmother.',
      '+ The gendarmes looked for her again about three months after she had left Cameroon.',
      '- Ms. Fru gave food to the separatists.',
      '- The separatists shot her husband.',
      '- Her uncle was slapped by gendarmes in November 2025.',
      '- A court in Bamenda ordered her release.',
      '- Dr. Brandt diagnosed her with post-traumatic stress disorder.',
      '- The captain beat the soles of her feet.',
      '- Ms. Fru was held for more than three weeks in Bamenda.',
      '- She and her daughter walked through the Darién.',
      '- Ms. Fru complained to the commissioner.',
      '- The scar is on her right forearm.',
    ],
  },
]
