import type { SourceText } from '#domain/drafting/tool.ts'
import type { HastyLetter } from './hasty-letters.data.ts'

const s = (id: string, kind: SourceText['kind'], title: string, text: string): SourceText => ({ id, kind, title, text })

/** A call by question and answer, a draft of thoughts and a mail in small letters: written before they were first read. */
export const askedLetters: readonly HastyLetter[] = [
  {
    name: 'a call about prisons, question by question',
    client: { first_name: 'Dieudonné', last_name: 'Pierre-Toussaint', country_of_citizenship: 'Haiti', gender: 'male' },
    answers: {
      case_type: 'CAT deferral, expert on Haitian prisons, immigration court',
      additional_client_docs: ['C1'],
      expert_id: 'E0',
      additional_expert_docs: ['E1', 'E2'],
      expert_client_relation:
        'Spoke with him twice by phone (Oct 12 and Oct 19, 2026, 40 minutes each, in Creole) about his detention in 2016. Otherwise no relation. $200/hour, 9 hours so far.',
      additional_prompt:
        'IJ Priscilla Wentz, Krome. Focus on deportees with convictions being held on arrival and conditions in Port-au-Prince; acquiescence.',
    },
    sources: [
      s(
        'C1',
        'extra_client',
        'Affidavit of D. Pierre-Toussaint',
        `AFFIDAVIT
1. I was born in Les Cayes, Haiti, on November 3, 1988. I came to Miami with my aunt in 1997.
2. I was convicted of possession with intent to sell cocaine in Broward County in 2014 and served 20 months.
3. I was deported on February 24, 2016. At the airport police put me and six others in a truck and took us to the prison at Port-au-Prince. I was there 19 days. We were 63 men in one cell. There was one bucket. I had diarrhea and a guard told me that medicine costs 500 dollars.
4. My aunt paid 3,000 dollars to a captain and I was released.
5. I came back to the United States by boat in May 2018.
6. I have sickle cell disease.`,
      ),
      s(
        'E0',
        'expert',
        'Marie-Ange Delacroix-Hunt',
        'Director of the Hispaniola Detention Project, New York. M.A. human rights law. Visited Haitian prisons 31 times. madh@hdp.example',
      ),
      s(
        'E1',
        'extra_expert',
        'Bio',
        `Marie-Ange Delacroix-Hunt has directed the Hispaniola Detention Project since 2009. Before that she was a delegate of an international relief organization in Port-au-Prince (2003-2008). She holds an M.A. in Human Rights Law from Hudson Law Center (2002) and is the author of "Nineteen Cells" (Harbor Press, 2018). She speaks Creole and French. She has testified in 22 immigration cases, nine times since 2022.`,
      ),
      s(
        'E2',
        'extra_expert',
        'Call with expert 11-9',
        `Q: How are deportees with convictions treated on arrival?
A: Since 2011 I have followed 214 deportees with drug convictions. 171 were held at the airport or taken to a police station, most of them without a charge. Half were let go within a week when a relative came. Those without relatives stayed, on average 47 days.
Q: Conditions?
A: In my last visit to the penitentiary in Port-au-Prince, in November 2023, there were 3,696 men in a place built for 778. I counted 14 buckets for one block. Eleven men had died in October, most of them of cholera or hunger. After the jailbreak of March 2, 2024 the building was destroyed. Detainees are now held in police stations and in the CERMICOL center, which was built for minors. I have not been inside since then; I rely on my two colleagues who went in June 2026.
Q: Do officials intend the suffering?
A: I can't read minds. What I can say is that guards sell food, water and medicine, that the director knew, he told me so in 2019, and that no one was ever punished. In 2021 I saw a list of prices on a wall.
Q: Sickle cell?
A: I'm not a doctor. I knew three prisoners with sickle cell disease. Two of them died within 4 months. There is no hydroxyurea in any prison I've seen.
Q: Anything against?
A: The new government has promised to end detention of deportees, a directive of April 2025. At two stations in the north they follow it. In Port-au-Prince not.
Q: Your opinion?
A: In my opinion it's more likely than not that a man with his conviction and without family in Port-au-Prince will be detained on arrival and held in conditions that endanger his life, and officials know it.
- off the record: don't mention Captain Jules by name`,
      ),
    ],
    needed: [
      'I spoke with Mr. Pierre-Toussaint twice by telephone (October 12 and October 19, 2026',
      'My fee is $200 an hour',
      'I have visited Haitian prisons 31 times',
      'I speak Creole and French',
      'Mr. Pierre-Toussaint was born in Les Cayes',
      'took him to the prison at Port-au-Prince. He was there 19 days',
      '214 deportees + 171 were held + 47 days',
      '3,696 men in a place built for 778 + 14 buckets + my two colleagues who went in June 2026',
      'guards sell food + no one was ever punished',
      'I am not a doctor. I knew three prisoners with sickle cell disease. Two of them died',
      'a directive of April 2025 + In Port-au-Prince not',
      'My opinion, explained below, is that it is more likely than not that a man with Mr. Pierre-Toussaint’s conviction',
    ],
    absent: ['\nA: ', 'Q: ', 'D. Pierre-Toussaint was', 'Captain Jules', 'NEEDS'],
  },
  {
    name: 'a festival director’s draft thoughts',
    client: { first_name: 'Tomoko', last_name: 'Arakawa-Bell', country_of_citizenship: 'Japan', gender: 'female' },
    answers: {
      case_type: 'O-1B, choreographer',
      client_cv_id: 'V1',
      additional_client_docs: ['C1', 'C2'],
      expert_id: 'E0',
      additional_expert_docs: ['E2'],
      expert_client_relation:
        'He presented two of her pieces at his festival (2022, 2025) and paid her company for them. Not related otherwise. No fee for the letter.',
      additional_prompt:
        'He should speak of the two pieces, of how she stands among choreographers of her generation, and the season at Northlight 2027.',
    },
    sources: [
      s(
        'V1',
        'client_cv',
        'CV Arakawa-Bell',
        `TOMOKO ARAKAWA-BELL, choreographer
2011 M.F.A., Dance, Kawabe University of the Arts
2013-2017 Dancer, Ensemble Halde, Berlin
2018-present Artistic director, Company Salt, Osaka and Portland
Works: Salt (2018), Ninety Stairs (2021), The Tenant (2024)
Awards: Lanz Prize for New Choreography, Vienna, 2022; Osaka City Arts Medal, 2024
Residencies: Northlight Center, Portland, 2023`,
      ),
      s(
        'C1',
        'extra_client',
        'Press',
        `The Columbia Stage, May 14, 2025: "Arakawa-Bell's The Tenant is the strangest and best hour of this festival."
Tanzblatt, June 2022: "A choreographer who can make a staircase weep."
Box office report, Cascade Festival 2025: The Tenant, 3 performances, 1,860 of 1,950 seats sold.`,
      ),
      s(
        'C2',
        'extra_client',
        'Contract Northlight',
        `Northlight Center engages Tomoko Arakawa-Bell to create and direct a new work for the season 2027, twelve performances from February 4 to 21, 2027, fee $46,000, subject to the issue of a visa.`,
      ),
      s(
        'E0',
        'expert',
        'Gareth Illingworth',
        'Artistic director of the Cascade Festival of Dance, Portland, since 2014. Former principal, Royal Mersey Ballet (1996-2009). Jury member of the Lanz Prize 2023 (not 2022).',
      ),
      s(
        'E2',
        'extra_expert',
        'Draft thoughts',
        `Draft thoughts for the letter about Tomoko.

I first saw Ninety Stairs in Vienna in June 2022, where it won the Lanz Prize. I invited it the same night. It came to Portland in October 2022 and the second performance had to be added because the first was gone in two hours. What is new in it is that the dancers never touch the floor of the stage; everything happens on a staircase of ninety steps that they build while they dance.

The Tenant, in 2025, is smaller and, I think, greater. Four dancers and a woman of eighty-one who lives in the building play one evening. I've watched audiences for thirty years and I have not seen one sit so still.

Of the choreographers under forty-five whose work I've seen in the last ten years, perhaps sixty, I'd name four who have changed how space is used on stage. She is one of the four.

Her company is small and its finances are thin; two tours were cancelled in 2020 and 2021. That says something of the pandemic and nothing of her.

I do not know the details of the Northlight season beyond the contract. I will gladly talk to anyone at the agency. 503-555-0161`,
      ),
    ],
    needed: [
      'I presented two of Ms. Arakawa-Bell’s pieces at my festival (2022, 2025) and paid her company for them. I have received no payment for this letter',
      'artistic director of the Cascade Festival of Dance in Portland',
      'principal at the Royal Mersey Ballet from 1996 to 2009',
      '1,860 of 1,950 seats',
      'a staircase of ninety steps',
      'I have not seen one sit so still',
      'perhaps sixty, I would name four + She is one of the four',
      'two tours were cancelled in 2020 and 2021',
      'twelve performances from February 4 to 21, 2027',
      'I do not know the details of the Northlight season',
      'seats sold',
    ],
    absent: ['on Stage', 'Draft thoughts', 'gladly', 'former principal'],
    gaps: ['NEEDS: the opinion in one line'],
  },
  {
    name: 'a former boss in small letters',
    client: {
      first_name: 'Bartosz',
      last_name: 'Wiśniewski-Clarke',
      title: 'Dr.',
      country_of_citizenship: 'Poland',
      gender: 'male',
    },
    answers: {
      case_type: 'EB-1A',
      client_cv_id: 'V1',
      additional_client_docs: ['C1', 'C2'],
      expert_id: 'E0',
      additional_expert_docs: ['E1', 'E2'],
      expert_client_relation:
        'was his boss at Volantis Rotors 2016-2019 (VP engineering), he reported to her directly. she left 2019. no contact since except linkedin and her use of his standard',
      additional_prompt: 'fee none. opinion: his ice detection method changed how small rotors are certified',
    },
    sources: [
      s(
        'V1',
        'client_cv',
        'Résumé',
        `BARTOSZ WISNIEWSKI-CLARKE, Ph.D.
Education: Ph.D., Aerospace Engineering, Gdansk Institute of Flight, 2015
Experience: Lead engineer, Volantis Rotors Inc., Wichita, KS, 2016-2021; Founder and CTO, RimeSense Inc., Tulsa, OK, 2021-present
Patents: US 11,000,321 (ice detection from rotor torque), 2019; US 11,412,877, 2023
Standards: Chair, ASTM-type working group WK-88 on icing of small rotors, 2020-2023
Talks: invited, 7 (of these 3 keynotes)
Pay: $310,000 (2025)`,
      ),
      s(
        'C1',
        'extra_client',
        'Letter of Polar Medevac',
        `January 22, 2026
Polar Medevac has flown 38 helicopters with RimeSense since October 2022. In the four winters before we had 11 precautionary landings because of ice; in the three winters since, two. We have cancelled 31 percent fewer flights for weather.
The system gave a false alarm once in about 900 flight hours; our pilots find that acceptable.
Ragna Thorsen, Director of Operations`,
      ),
      s(
        'C2',
        'extra_client',
        'Excerpt of Standard S-88',
        `Standard S-88 (2023), Icing of Small Rotorcraft
3.2 Means of detection. The torque method described by Wisniewski-Clarke (2019) is an accepted means of compliance.
Adopted by the aviation authorities of Canada, Norway and New Zealand in 2024.`,
      ),
      s(
        'E0',
        'expert',
        'Dr. Lucinda Faraday-Moss',
        'Chief Technologist, Great Plains Aeronautical Laboratory, since 2019. VP Engineering, Volantis Rotors 2012-2019',
      ),
      s(
        'E1',
        'extra_expert',
        'cv faraday-moss',
        `Lucinda Faraday-Moss, Ph.D.
Ph.D. Mechanical Engineering, Ohio Prairie University 1994
Chief Technologist, Great Plains Aeronautical Laboratory, Norman OK 2019-
VP Engineering, Volantis Rotors Inc. 2012-2019
Fellow, American Rotorcraft Society 2011
27 patents, 64 papers`,
      ),
      s(
        'E2',
        'extra_expert',
        'email 11/2',
        `Subject: Re: Bartosz
From: Lucy Faraday-Moss
ok here goes
he came in 2016 as the youngest lead we ever had. the problem was old: ice on a small rotor can't be seen and the sensors that big helicopters carry weigh 14 kg. he said the rotor itself is the sensor, ice changes the torque before anybody feels it
i didn't believe it. i gave him 6 weeks and a test stand. in feb 2017 in the icing tunnel at Duluth it detected 0.4 mm of ice in 9 seconds, 212 of 220 runs
we did not file for a patent right away, that was my mistake not his
after i left i had nothing to do with the company but my lab now tests to S-88, 19 rotors since 2023, 15 used his method
i know of no one else who has put one idea from a test stand into a standard in six years
the method is weaker in wet snow (we see 78% there), he's honest about that in the 2019 paper
happy to talk, 405-555-0142`,
      ),
    ],
    needed: [
      'I was Dr. Wiśniewski-Clarke’s boss at Volantis Rotors from 2016 to 2019 (VP engineering); he reported to me directly + no payment for this letter',
      'Chief Technologist at the Great Plains Aeronautical Laboratory, Norman OK, since 2019',
      '27 patents and 64 papers',
      '38 helicopters + false alarm once in about 900 flight hours',
      'accepted means of compliance',
      '0.4 mm of ice in 9 seconds, 212 of 220 runs',
      'that was my mistake not his',
      '19 rotors since 2023, 15 used',
      'no one else who has put one idea',
      'weaker in wet snow (we see 78 percent there)',
      'My opinion, explained below, is that Dr. Wiśniewski-Clarke’s ice detection method changed how small rotors are certified',
    ],
    absent: ['$310,000', 'reported to her', 'NEEDS', 'feb 2017'],
  },
]
