import type { LabelledRecord } from '../labelled-statements.data.ts'

/** The thirty-fourth round: ninety statements of three records, half of them false, written whole before the checks were run on any. */
export const thirtyFourthRound: readonly LabelledRecord[] = [
  {
    name: 'waiver of a Polish tiler whose wife has lupus',
    filingDate: 'March 8, 2027',
    record:
      'Name: Marek Jan Wolski\nGender: Male\nDate of birth: 1984-05-19\nCountry of birth: Poland\nCountry of citizenship: Poland\nMarital status: Married\nLast entry date: 2006-07-02\nManner of last entry: Admitted as a visitor\nSpouse name: Denise Harmon Wolski\nSpouse gender: Female\nSpouse date of birth: 1987-01-25\nSpouse citizenship: United States citizen\nMarriage date: 2013-06-15\nNumber of children: 2\nChild 1 name: Adam Wolski\nChild 1 date of birth: 2014-09-03\nChild 1 gender: Male\nChild 2 name: Nora Wolski\nChild 2 date of birth: 2018-12-11\nChild 2 gender: Female',
    answers: {
      'How did the client enter?':
        'With a B-2 visa at O’Hare on July 2, 2006. His stay ran until January 1, 2007. He never left and has no other entry.',
      'Earlier filings':
        'I-130 of his wife approved on October 4, 2025. His sister’s petition of 2011 was withdrawn in 2014. Nobody ever filed an asylum claim or a waiver for him.',
      Arrests:
        'In 2010 he was arrested in Cicero for driving under the influence. He pleaded guilty to reckless driving, paid $750 and did 40 hours of service. Nothing since.',
      'Hardship if he is away':
        'Denise was diagnosed with lupus in August 2019; her kidneys are affected. She was in the hospital twice, for eleven days in 2021 and for six in February 2026. Marek gives her the injections on Sundays. Nora has a speech delay and sees a therapist at school. Adam is well. Denise works 24 hours a week at a library and earns $1,640 a month; Marek’s tiling brings in $5,200. Rent is $1,875.',
      'Hardship if she moves':
        'She does not speak Polish. Her insurance through the library pays for belimumab, which costs $4,100 a dose without it. Her mother Loretta, 74, lives downstairs and has had a stroke. Marek’s parents are dead; his brother Piotr lives in Gdynia and has not answered letters.',
      Community: 'He rebuilt the altar floor of St. Hyacinth for nothing. He files taxes with an ITIN since 2008.',
    },
    documents: {
      'Letter of Dr. Amara Nwosu, rheumatologist':
        'I have cared for Ms. Wolski since September 2019. She has systemic lupus with nephritis, class III. She takes mycophenolate and belimumab. A missed dose led to the admission of February 2026. Stress is known to bring flares. I do not know her husband’s immigration history and have met him three times at visits.',
      'Psychological evaluation by Leah Brandt, Psy.D.':
        'I interviewed Ms. Wolski for two hours on November 12, 2026, by video. She does not meet the criteria for major depressive disorder. I diagnose adjustment disorder with anxiety. She denied thoughts of suicide. I did not see the children. I recommend counselling, which she has not begun.',
      'Declaration of Denise Wolski':
        'I was born in Rockford. I met Marek in 2011 when he tiled my mother’s bathroom. My first husband, Gary, died in 2009; we had no children. Adam cries when his father works late. My mother paid for our attorney. I have one brother, Neil, in Oregon, who cannot take us in.',
    },
    computed: { up_days: 7370, bar: 'ten_year', applicant_age: 42 },
    statements: [
      '+ Mr. Wolski came lawfully, as a visitor, and stayed after his period of admission had run out.',
      '+ Since 2006 he has not departed from this country.',
      '+ The petition of his wife was approved in the fall of 2025.',
      '+ His only arrest lies more than a decade back and ended in a plea to reckless driving.',
      '+ Ms. Wolski lives with an autoimmune disease that has reached her kidneys.',
      '+ Dr. Nwosu has been her rheumatologist for more than seven years.',
      '+ When she missed a dose of her medicine, she had to be hospitalized.',
      '+ It is her husband who injects her medication each Sunday.',
      '+ Their younger child receives speech therapy at school.',
      '+ Dr. Brandt found an adjustment disorder but ruled out major depression.',
      '+ Ms. Wolski was a widow when she married the applicant.',
      '+ The household lives mainly on what he earns as a tiler.',
      '+ Her mother, a stroke survivor in her seventies, shares the building with them.',
      '+ Without her coverage a single dose of belimumab would cost over four thousand dollars.',
      '+ His brother in Poland has not replied to him.',
      '- Mr. Wolski crossed the border without being inspected.',
      '- Ms. Wolski suffers from major depressive disorder.',
      '- Dr. Brandt has treated Ms. Wolski since 2019.',
      '- Mr. Wolski was convicted of driving under the influence.',
      '- He has no criminal history of any kind.',
      '- Adam is in speech therapy for a delay.',
      '- Ms. Wolski spent eleven days in the hospital in February 2026.',
      '- Ms. Wolski divorced her first husband in 2009.',
      '- She earns $5,200 a month at the library.',
      '- Dr. Nwosu examined the couple’s children.',
      '- His brother has offered to house the family in Gdynia.',
      '- A previous waiver application of his was denied.',
      '- Ms. Wolski attends counselling every week.',
      '- Nora, who is twelve, misses her father when he works late.',
      '- Her brother Neil would take care of her mother.',
    ],
  },
  {
    name: 'letter for an Indian battery chemist by a former colleague',
    filingDate: 'June 21, 2027',
    record:
      'Name: Raghav Iyer\nGender: Male\nDate of birth: 1988-10-08\nCountry of birth: India\nCountry of citizenship: India\nMarital status: Single\nImmigration status: H-1B',
    answers: {
      'What does the client do?':
        'He is a staff scientist at Corvane Energy in Reno since March 2022. He makes separators for sodium batteries. Before that he was at Argent Labs in Denver, from 2018 to February 2022. Doctorate in 2017 at the University of Leeds.',
      Achievements:
        'Four patents, two of them licensed to a firm in Korea. Twenty-six papers with 1,180 citations. He was a finalist of the Volta Medal in 2025 and did not win it. He organized a session at a meeting in Kyoto. His separator runs in a storage plant in Fresno since November 2025.',
      'How does the expert know the client?':
        'Dr. Ingrid Halvorsen was at Argent Labs from 2015 to 2019 and shared an office with him for a year. They wrote one paper together, in 2020. She has had no part in his work at Corvane.',
      'What has the expert seen?':
        'She visited the plant in Fresno in April 2027. She was not at Corvane’s laboratory.',
      'Earlier filings':
        'Corvane filed an EB-2 petition with a national interest waiver in 2024; USCIS asked for evidence, and it was withdrawn. No I-485.',
      Payment: 'Dr. Halvorsen takes no fee.',
    },
    documents: {
      'CV of Ingrid Halvorsen':
        'Principal engineer, Nordlys Grid, Oslo and Houston, since 2019. Argent Labs, Denver, 2015 to 2019. Ph.D. in chemical engineering, NTNU Trondheim, 2011. Twelve patents. Fellow of the Electrochemical Society since 2022. Born in Bergen; citizen of Norway.',
      'Letter of Corvane Energy, Paul Tran':
        'Dr. Iyer reports to me. His group has five members. The ceramic layer was his idea; the machine that coats it was built by Ms. Adeyemi. Cells with his separator kept 91 % of their capacity after 4,000 cycles, against 78 % before. Corvane paid him a bonus of $20,000 in 2026.',
      'Note of the Fresno plant':
        'The plant went into service on November 3, 2025. One cabinet caught fire in January 2026; the cause was a cable and not a cell. No one was hurt.',
    },
    computed: {},
    statements: [
      '+ I worked at Argent Labs at the same time as Dr. Iyer.',
      '+ We are co-authors of a single paper.',
      '+ I was not involved in what he has done at Corvane Energy.',
      '+ I have seen his separator at work in Fresno, though I have not been inside his laboratory.',
      '+ I receive no payment for this letter.',
      '+ Dr. Iyer was among the finalists for the Volta Medal.',
      '+ Two of his inventions have been licensed to a Korean company.',
      '+ He earned his doctorate in England.',
      '+ His papers have been cited more than a thousand times.',
      '+ Cells built with his separator lose far less capacity than those built without it.',
      '+ The fire of January 2026 was traced to a cable.',
      '+ He came up with the ceramic layer himself.',
      '+ I am a Fellow of the Electrochemical Society.',
      '+ An earlier petition with a national interest waiver was withdrawn after a request for evidence.',
      '+ I left Argent Labs three years before he did.',
      '- I have never met Dr. Iyer in person.',
      '- Dr. Iyer won the Volta Medal in 2025.',
      '- I supervised Dr. Iyer at Argent Labs.',
      '- Dr. Iyer joined Argent Labs after I had left.',
      '- I toured Corvane’s laboratory in April 2027.',
      '- He built the coating machine.',
      '- All four of his patents have been licensed.',
      '- His petition of 2024 was approved.',
      '- Dr. Iyer received his doctorate from NTNU.',
      '- A defective cell caused the fire.',
      '- Dr. Iyer leads a group of twenty-six.',
      '- Two workers were injured in the fire.',
      '- He is a lawful permanent resident.',
      '- Cells with his separator kept 78 % of their capacity.',
      '- I was paid $20,000 for this opinion.',
    ],
  },
  {
    name: 'hasty asylum notes of a Venezuelan bus driver',
    filingDate: 'August 2, 2027',
    record:
      'Name: Yorman José Peralta\nGender: Male\nDate of birth: 1993-03-14\nCountry of birth: Venezuela\nCountry of citizenship: Venezuela\nMarital status: Single\nLast entry date: 2026-11-20\nManner of last entry: Without inspection\nNumber of children: 1\nChild 1 name: Samantha Peralta\nChild 1 date of birth: 2019-05-30\nChild 1 gender: Female',
    answers: {
      'What happened?':
        "bus driver line 4 Maracay. march 2024 strike over fuel, he spoke on radio. 3 colectivo men on motorcycles stopped bus apr 9 2024, pistol whipped, burned the bus. reported to police same day, officer laughed & tore up paper. jul 2024 SEBIN picked up his cousin Darwin (organizer), held 5 wks, tortured - electric. jan 2025 shots at his mother's house, nobody hit. sept 2025 text from colectivo: leave or die.",
      'Who harmed or is feared?': 'colectivo "Los Tigres", armed by the mayor. SEBIN never came for him himself.',
      'Why?': 'strike, called chavista traitor. member of drivers union since 2017. no party.',
      'Other places':
        'stayed w/ aunt in Barinas feb-oct 2025, found there by text only. Colombia 3 wks on way, did not ask asylum there',
      Injuries: 'cut over left eye, 7 stitches at clinic. no broken bones. headaches since.',
      Family: 'daughter Samantha w/ her mother Yelitza in Maracay. never married. brother Jesús in Houston has TPS.',
      'Trip and court':
        'walked Darien, crossed near Eagle Pass 11/20/26, BP 2 days, NTA. first hearing 9/14/27. no arrests anywhere.',
      'Prior claims': 'none',
    },
    documents: {
      'Clinic note, Centro Médico Maracay, April 9, 2024':
        'Male, 31, brought by a passenger. Laceration of the left eyebrow, 4 cm, seven sutures. Conscious. No fracture on X-ray. Sent home the same evening.',
      'Letter of Jesús Peralta':
        'I am the older brother of Yorman and live in Houston since 2021 with Temporary Protected Status. Our mother called me the night of the shots. She moved in with my aunt in Barinas after that. I lent Yorman 2,400 dollars for the trip. I was never threatened.',
    },
    computed: { days_since_entry: 255, one_year_deadline: 'November 20, 2027' },
    statements: [
      '+ Mr. Peralta was struck with a pistol by members of a colectivo.',
      '+ He went to the police the very day of the attack and was mocked.',
      '+ The wound above his eye was closed with seven stitches.',
      '+ His cousin was seized by the intelligence service and tortured.',
      '+ Shots were fired at the home of his mother; no one was struck.',
      '+ His persecutors are armed by a public official.',
      '+ He belongs to a union and to no political party.',
      '+ For about eight months he hid at his aunt’s.',
      '+ He passed through Colombia without seeking protection there.',
      '+ He is filing within one year of his arrival.',
      '+ Their bus line’s strike had been about fuel.',
      '+ He has a young daughter, who remains in Venezuela with her mother.',
      '+ His older brother holds Temporary Protected Status.',
      '+ He has never been arrested in any country.',
      '+ The men set fire to his bus.',
      '- SEBIN agents detained Mr. Peralta for five weeks.',
      '- Mr. Peralta’s skull was fractured.',
      '- The police opened an investigation after his report.',
      '- His cousin Darwin was beaten by the colectivo.',
      '- Mr. Peralta was a member of an opposition party.',
      '- He sought asylum in Colombia.',
      '- His mother was wounded when the house was fired upon.',
      '- He is married to Yelitza.',
      '- His brother is a United States citizen.',
      '- Mr. Peralta was given electric shocks.',
      '- He was inspected and admitted at Eagle Pass.',
      '- Police officers on motorcycles stopped his bus.',
      '- His daughter lives with him in Texas.',
      '- He was treated at the hospital for five weeks.',
      '- His brother was threatened by the colectivo as well.',
    ],
  },
]
