import type { SourceText } from '#domain/drafting/tool.ts'
import type { HastyLetter } from './hasty-letters.data.ts'

const s = (id: string, kind: SourceText['kind'], title: string, text: string): SourceText => ({ id, kind, title, text })

/** Fictional letters whose experts note their points without a verb: a pastry critic, a neuropsychologist. */
export const verblessLetters: readonly HastyLetter[] = [
  {
    name: 'a critic on a pastry chef, points in a mail, no verbs',
    client: { first_name: 'Ayumi', last_name: 'Kurosawa-Lind', country_of_citizenship: 'Japan', gender: 'female' },
    answers: {
      case_type: 'EB-1A pastry chef',
      additional_client_docs: ['C1', 'C2', 'C3'],
      expert_id: 'E0',
      additional_expert_docs: ['E1', 'E2'],
      expert_client_relation:
        'Independent. Ate at her place twice as a critic (2022, 2025), never worked together, no friendship. Unpaid. Knows the work from that, her book and the guild competition he judged, but she was not in it.',
      additional_prompt:
        'Criteria: awards, judging, press, leading role at Maison Orveau, original contribution = cold lamination. Emphasize cold lamination. Do not mention her divorce or the closing of her first shop.',
      client_cv_id: 'CV',
    },
    sources: [
      s(
        'CV',
        'client_cv',
        'CV A. Kurosawa-Lind',
        `AYUMI KUROSAWA-LIND
Executive Pastry Chef, Maison Orveau, Chicago, 2020 - present (team of 22)
Owner, Petit Nuage, Portland, Oregon, 2016-2019
Sous chef patissier, Hotel Lindenhof, Zurich, 2012-2016
Diplome, Ecole Ferrand, Lyon, 2011
Awards: Gold, Coupe Boreale de la Patisserie, Quebec 2023; Pastry Chef of the Year, Great Lakes Culinary Guild 2024
Judge: Coupe Boreale 2025 (finals); Young Bakers' Cup 2022, 2023, 2024
Book: Cold Lamination (Harrow Press 2023), 31,000 copies`,
      ),
      s(
        'C1',
        'extra_client',
        'Results Coupe Boreale 2023',
        `COUPE BOREALE DE LA PATISSERIE, Quebec City, October 14, 2023. Official results. 41 teams from 19 countries. 1. United States (A. Kurosawa-Lind, captain) 912 points. 2. France 897. 3. Japan 881.`,
      ),
      s(
        'C2',
        'extra_client',
        'Letter Ecole Ferrand',
        `Lyon, 3 March 2026. We have taught the method of cold lamination of Ms. Kurosawa-Lind in our professional program since September 2024. 186 students have learned it. Margaux Tissier, director of studies`,
      ),
      s(
        'C3',
        'extra_client',
        'Tribune review',
        `Lakeshore Tribune, 11/20/2025. "At Maison Orveau the kouign-amann shatters like thin ice." Four stars. Sales at the pastry counter rose from $1.1 million in 2020 to $3.9 million in 2025, the owners say.`,
      ),
      s(
        'E0',
        'expert',
        'Desmond Achterberg',
        'Food critic and historian of baking. Senior editor at The Crumb (quarterly) since 2009. Author of four books, incl. "A History of Layers" (2018). Juror, Great Lakes Culinary Guild 2021-2025.',
      ),
      s(
        'E1',
        'extra_expert',
        'mail from Achterberg 10/2',
        `From: Desmond Achterberg
Sent: Friday, October 2, 2026
Subject: Re: Ayumi letter - my points

Hi Greta, quick points, make them pretty.

- Cold lamination: butter at 2 degrees C rather than 13. Everyone since Careme the other way round.
- Result: 60 percent more layers before collapse, my own count at 144 vs 90
- Adopted by at least five schools to my knowledge - Lyon, Copenhagen, Melbourne, 2 in US
- Not just technique. Less waste: 18% to 4% scrap at Orveau, saw the ledgers myself
- Coupe Boreale = the Olympics of the trade; first US gold since 1998
- Top one or two percent worldwide, easily
- Orveau before her: a steakhouse with a dessert cart. After: the destination.
- I disagreed with her on sourdough in print (2021). Still do.
- Peers: Tanaka in Osaka, Brisson in Paris, nobody else

Best
D.`,
      ),
      s(
        'E2',
        'extra_expert',
        'Achterberg bio',
        `DESMOND ACHTERBERG
Senior Editor, The Crumb, 2009-
Lecturer in food history, Loyola Culinary Institute, 2013-
MA History, University of Ghent, 1996
Books: A History of Layers (2018); Salt, Fat, Steam (2014); The Baker's Hours (2010); Rye (2005)
Member, Society of Food Historians (board 2016-2022)
Reviewed over 1,400 pastry kitchens in 27 countries`,
      ),
    ],
    needed: [
      '2 degrees',
      '60 percent more layers + 144',
      'at least five schools',
      '18',
      'first US gold since 1998|first United States gold since 1998|first U.S. gold since 1998',
      'steakhouse',
      'sourdough',
      'Top one or two percent',
      'Tanaka',
      '41 teams from 19 countries',
      '186 students',
      '$3.9 million',
      '31,000',
      '1,400 pastry kitchens',
      'team of 22|22',
      'Young Bakers',
    ],
    absent: ['divorce', 'make them pretty', 'Greta', 'Petit Nuage closed', '- Cold'],
    gaps: ['NEEDS: the opinion in one line'],
  },
  {
    name: 'a neuropsychologist on a man hit on the head by police, scores in a table, notes of a testing day, asylum',
    client: {
      first_name: 'Yaw',
      last_name: 'Tchalla',
      country_of_citizenship: 'Togo',
      country_of_birth: 'Togo',
      gender: 'male',
      a_number: '219-884-002',
    },
    answers: {
      case_type: 'Asylum, neuropsychological evaluation (forensic)',
      additional_client_docs: ['C1', 'C2'],
      expert_id: 'E0',
      additional_expert_docs: ['E1'],
      expert_client_relation:
        'tested him on one day, 8/25/26, 6 hrs, Ewe interpreter in person. fee $1,800 paid by the pro bono fund of our firm. no treatment, no prior contact',
      additional_prompt:
        'IJ Halloran, Cleveland. The point is why he mixes up dates in the credible fear interview and why that is no lying. Leave out the drinking he mentioned in 2015. Address to the court.',
    },
    sources: [
      s(
        'C1',
        'extra_client',
        'Declaration of Yaw Tchalla',
        `DECLARATION OF YAW TCHALLA
1. I was born in Tsevie on April 4, 1991. I was a teacher of mathematics.
2. On August 19, 2017 I marched in Lome. On October 18, 2017 gendarmes came to my school. They struck me on the left side of the head with the butt of a rifle. I do not know how long I was unconscious. My brother says that I did not speak for two days.
3. I was held at the gendarmerie until November 6, 2017. They hit my head against the wall when I did not answer.
4. Since then I have headaches and I cannot teach, because I lose the numbers.
5. At my interview I said 2018. I knew that it was the year of my sister's wedding but I mixed them.`,
      ),
      s(
        'C2',
        'extra_client',
        'CT head MetroHealth',
        `MetroHealth Medical Center, Cleveland. CT HEAD W/O CONTRAST 04/30/2025. Findings: encephalomalacia L frontal-temporal region c/w remote trauma. Old nondisplaced L temporal bone fx. No acute hemorrhage.`,
      ),
      s(
        'E0',
        'expert',
        'Dr. Ines Valcourt',
        'Ph.D. clinical neuropsychology, ABPP-CN 2014. Staff neuropsychologist at Lakeland Rehabilitation Hospital, Cleveland since 2011. Ohio lic. 6120. Adjunct at Case. 35 forensic evals in immigration matters since 2016. speaks French.',
      ),
      s(
        'E1',
        'extra_expert',
        'testing day YT',
        `Y.T. testing 8/25/2026, 9:10-15:20, interp. Ewe (K. Amegan)
Behav obs: cooperative. slowed. 3 breaks for headache. cried once, re brother
Effort: TOMM T1 46, T2 50/50. RDS 9. valid
TONI-4: 94 (34th %ile)
Digit span forward 5, backward 2 - impaired
Color Trails 1: 88 sec, 4th %ile. CT2: 201 sec, <1st
WHO-AVLT trials 1-5: 31, delayed recall 3 of 15. Recognition 13/15
Temporal order task (own events): 4 of 12 right. Landmarks ok, sequence not.
PCL-5 41. HTQ 2.7
Dx: Major neurocognitive d/o due to TBI, mild-moderate [F02.80]? -> MILD neurocog d/o (S06.2X9S, F06.70). PTSD
Recognition much better than recall = retrieval problem, not encoding, and not faking. Fakers usually flunk recognition too.
Left fronto-temporal on CT = exactly what you'd expect for verbal memory + sequencing
Date errors: expected. core story same over 3 tellings (CFI, declaration, me)
Not able to say it's the rifle and not the wall. Either, both
No premorbid testing. Math teacher so baseline at least average
Rec: memory aids at hearing, breaks every 45 min, no rapid yes/no on dates
Prognosis: plateau. 9 years out`,
      ),
    ],
    needed: [
      'August 25, 2026',
      'Ewe',
      '$1,800',
      'three breaks|3 breaks',
      'TOMM',
      '50',
      '34th percentile',
      'backward',
      '201 seconds',
      'delayed recall',
      '13 of 15|13/15',
      '4 of 12',
      'PCL-5',
      'retrieval',
      'left frontal-temporal|left frontotemporal|left fronto-temporal',
      'temporal bone fracture',
      'rifle + wall',
      '45 minutes',
      'plateau',
      'pretraumatic|premorbid',
      'I have made about 35|35 forensic',
      'ABPP',
    ],
    absent: ['2015', 'drinking', 'd/o', 'L temporal', '%ile', '->', 'major neurocognitive', 'from ABPP'],
    gaps: ['NEEDS: the opinion in one line'],
  },
]
