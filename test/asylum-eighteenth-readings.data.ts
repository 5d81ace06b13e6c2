import type { AsylumReading } from './asylum-readings.data.ts'

const expected = { sections: [], absent: [], checks: [] }

/** Two cases with their papers, each written whole before it was read: Sudan and the Philippines. */
export const eighteenthAsylum: readonly AsylumReading[] = [
  {
    expected,
    id: 'R54',
    title:
      'a Masalit pharmacist of Sudan, asylum office Chicago, flowing prose, late after student status, years in Dubai',
    as_of: '2026-11-28',
    client: {
      first_name: 'Hanan',
      middle_name: 'Ishaq',
      last_name: 'Abakar',
      client: { country_of_citizenship: 'Sudan', date_of_birth: '1988-05-19', gender: 'female' },
      spouse: { name: 'Idris Yahya Haroun', country_of_citizenship: 'Sudan' },
      children: [{ name: 'Mohamed Idris Yahya', date_of_birth: '2016-10-02', country_of_citizenship: 'Sudan' }],
    },
    answers: {
      jurisdiction: 'uscis',
      city: 'Chicago',
      state: 'IL',
      detained: 'no',
      asylum_application_timing: 'no',
      missed_filing_deadline_reason:
        'F-1 status kept to 12/20/2024 (UIC, MPH). War began 4/15/2023, husband killed 6/14/2023. Filed 3/3/2025, ten weeks after status ended.',
      last_arrival_date: '2023-01-09',
      i589_filed_date: '2025-03-03',
      spouse_applying: 'no',
      children_applying: 'no',
      applicant_basis_addons: ['asylum', 'Withholdingofremoval', 'ConventionAgainstTorture'],
      convention_against_torture_details:
        'held 2 nights in RSF compound Jan 2021, burned w/ iron, would be killed or raped at any RSF checkpoint as Masalit',
      procedural_history: 'no',
      country_resided: 'yes',
      benefits_details:
        'UAE (Dubai) 9/2014 - 6/2018, residence visa tied to job at pharmacy chain, cancelled when contract ended, no right to return. Egypt 3 days transit Jan 2023.',
      applicant_basis: ['Race'],
      race_details: 'Masalit (Black African). known by her speech, her family name and her street in El Jabal district',
      country_persecution: 'Sudan',
      who: 'Rapid Support Forces and the Arab militia with them in El Geneina, officer they called Abu Shanab; army does nothing',
      persecutor_type: 'mixed',
      why: 'b/c Masalit. They said slave, "Dar Masalit is now Dar Arab". asked tribe before they burned her',
      when: '16 Jan 2021; April - June 2023 (family)',
      what: 'pharmacy looted + burned 1/16/21, brother Adam shot dead, she was held two nights, forearm burned w/ iron, ribs kicked. 6/14/23 husband shot on road to Adre, house burned',
      past_harm_self: 'yes',
      past_harm_else: 'yes',
      past_harm_else_details:
        'brother Adam killed 2021; husband Idris killed 2023; uncle Haroun missing; neighbors of the street dead',
      client_reported: 'yes',
      yes_client_reported_details:
        'went to El Geneina police 1/20/21 w/ her father, they took a statement, nothing came of it',
      cited_sources: [],
      model: 'gpt-5',
    },
    documents: [
      {
        id: 'd1',
        title: 'Declaration of Hanan Ishaq Abakar',
        text: `Declaration in Support of Application for Asylum

My name is Hanan Ishaq Abakar and I was born in El Geneina, in West Darfur, on the nineteenth of May 1988. My father was a teacher of geography and my mother sold henna. We are Masalit. At home we spoke Masalit and outside we spoke Arabic, and everybody who heard our Arabic knew.

I studied pharmacy in Khartoum because in those years a girl from Darfur could still get a place if her marks were high. In September 2014 I went to Dubai to work for a chain of pharmacies. They kept my passport for the first year. I shared a room with five Filipina nurses who taught me to cook rice properly. When the company closed eleven shops in 2018 my visa was cancelled and I had thirty days to leave. I never had any paper there that was not the company's paper.

I came home in June 2018 and with my savings I opened the Al Shifa pharmacy beside the market. Idris, my husband, whom I had married in 2015 during a leave, kept the books. Our son Mohamed was with my mother until then. He did not know me, and for a month he called me "the lady."

The sixteenth of January 2021 was a Saturday. There had been a fight the day before near Krinding camp, a man was stabbed, and by morning they came from every side with the Land Cruisers. I had come early because of the insulin. My younger brother Adam was helping me to carry the boxes. I saw men in the light brown uniform of the Rapid Support Forces and with them others in turbans, men from the Arab quarter whose children's medicine I used to sell. Adam went to the door with his hands up. He was twenty-four. They did not say anything to him. After the shot he sat down against the shelf of baby milk as if he was tired.

One of them, they called him Abu Shanab because of his mustache, asked me my tribe. I said that I am a pharmacist. He laughed and said, "She is a Masalit slave with a diploma." They took the morphine and the money and poured kerosene. They drove me to a compound behind the abattoir where there were some twenty women. I was there two nights. In the night they would call one out. When it was me, Abu Shanab heated the iron with which they mark camels and put it on my left arm, below the elbow, and told the others that now anybody could read me. He kicked me also on the side, and for weeks I could not lie on it. What else happened I have told to the doctor and I ask that it be read there.

On the third morning an old woman who brought them tea left the small gate open. Whether she forgot or not I do not know. My father and I went to the police on the twentieth. The sergeant was polite. He wrote for an hour, and at the end he asked my father whether he really wanted his name under such a paper. My father signed. We went back two times. The second time the sergeant himself had left for Port Sudan.

We rented a smaller shop in 2021 but I was not well. I dropped things. A lecturer I knew from Khartoum wrote to me about a scholarship in Chicago, and I got it, and I arrived in August 2021 on a student visa for a master's degree in public health. Idris and Mohamed stayed. It was supposed to be two years.

In December 2022 my mother had an operation and I went home for nineteen days. I was afraid but at that time it was quiet, and I stayed inside my parents' house and went out twice, both times in a car with the curtain. I came back through Cairo, where I waited three days for a seat, on January 9, 2023.

Then in April 2023 the war began. For fifty-eight days they shelled our quarter. Idris would call me from the roof because there only was there a network. On June 14 the governor was killed and everybody ran toward Chad. My neighbor Zahra Abdelkarim walked next to Idris. She has told me, and she wrote it, that at the second checkpoint they separated the men and asked each one his tribe, and Idris said Masalit, because, she thinks, he was too tired to say something else. Mohamed was holding her hand. He is in Adré now, with my mother, in a tent with a number. He is ten. He does not call me the lady any more but he asks why I am not there.

I did not apply for asylum in 2023. I had my student status and I believed, like all of us, that it would be over in some months, and to write it down meant that Idris is dead. My degree ended and my status with it on December 20, 2024. In January I went to a lawyer of the university and she sent me to this office. We filed on March 3, 2025.

If I go back there is nobody left on our street. The ones who hold El Geneina are the same who held me. In Khartoum or in Port Sudan people ask for your tribe at every barrier, the army too, because they say the ones from Darfur are with the Rapid Support Forces. A cousin of mine, Suleiman, was kept by the army intelligence in Kosti for a month in 2024 for his accent only. I have one traffic ticket in Chicago, which I paid.

I declare under penalty of perjury that what I say here is true.

Hanan Ishaq Abakar
Chicago, September 30, 2026`,
      },
      {
        id: 'd2',
        title: 'Forensic medical evaluation of Dr. Paula Nikolaidis, MD',
        text: `FORENSIC MEDICAL EVALUATION

Examiner: Paula Nikolaidis, MD, Internal Medicine, Lakeside Asylum Clinic
Examinee: Hanan Ishaq Abakar
Date of examination: August 21, 2026. Interpreter: not needed.

HISTORY. Ms. Abakar reported that in January 2021 she was abducted from her workplace by armed men, held for two nights, burned with a heated metal instrument on the left forearm, kicked repeatedly on the right flank, and on the second night raped by two men. She had not disclosed the rape to anyone before this examination.

EXAMINATION. Left forearm, volar surface, 6 cm below the elbow: a V-shaped hyperpigmented scar of 4.5 by 3 cm with sharply limited edges. Right ribs 9 and 10: palpable bony irregularity; radiograph of August 25, 2026 shows two healed fractures.

ASSESSMENT. The scar is diagnostic of a contact burn with a shaped, heated object. The rib findings are highly consistent with the reported kicks. Ms. Abakar meets criteria for post-traumatic stress disorder, chronic, and for prolonged grief. She avoids men in uniform, including the security guards of her building. The delay of disclosure is typical of survivors of sexual violence.

Paula Nikolaidis, MD`,
      },
      {
        id: 'd3',
        title: 'Letter of Zahra Abdelkarim (translated from Arabic)',
        text: `Adré, 2 July 2026

To whom it concerns. I am Zahra Abdelkarim, tailor, of El Jabal quarter in El Geneina, now in the transit camp of Adré, shelter C-114.

I lived wall to wall with Idris Yahya and Hanan for five years. On the fourteenth of June 2023 we left on foot with about three hundred people. At the second checkpoint after Shukri, the men of the Rapid Support Forces made two lines. They asked Idris: What are you? He said it. He was shot with four others whose names I know: Bahr Ismail, Tijani Ismail, Yousif the butcher and his son. I was ten steps from it. I put my scarf on the boy's face.

They had a list of the houses. When I went past ours it had been burned and theirs as well, and on the wall they had written "no Nuba, no Masalit."

Zahra Abdelkarim (thumbprint)`,
      },
      {
        id: 'd4',
        title: 'Record of statement, El Geneina Central Police, 20 January 2021 (translation)',
        text: `Republic of Sudan. West Darfur State Police. El Geneina Central.
Record of statement no. 77/2021. Date: 20/1/2021.
Complainant: Ishaq Abakar Omar, teacher, and his daughter.
Subject: killing of Adam Ishaq Abakar, burning of a shop, abduction of a female.
Accused: unknown persons in military dress.
The complainant states that his son was killed by gunfire on 16/1/2021 in the Al Shifa pharmacy. The daughter states that she was held at a place she does not know.
Action: to be forwarded to the prosecution when circumstances permit.
Officer: Sgt. Abdelrahim. Stamp.`,
      },
      {
        id: 'd5',
        title: 'Nile Documentation Network, West Darfur three years on, May 2026 (excerpt)',
        text: `West Darfur three years on

The Rapid Support Forces have controlled El Geneina since June 22, 2023. Between 10,000 and 15,000 people were killed in the city in 2023, most of them Masalit. Survivors interviewed by us in Chad (n = 312) said that fighters asked for their tribe before shooting.

In areas held by the army, men and women from Darfur are detained as suspected collaborators under the emergency orders of 2024. We recorded 436 such cases, 71 of them women.

No member of the Rapid Support Forces has been tried by a court in Sudan for the killings of El Geneina. A joint committee announced in 2021 after the Krinding attack never published a report.

Some markets in El Geneina have reopened and about 9,000 families returned from Chad in 2025, mostly from Arab communities.`,
      },
    ],
    needed: [
      'insulin',
      'hands up',
      'Masalit slave with a diploma',
      'mark camels',
      'whether he really wanted his name',
      'V-shaped',
      'diagnostic of a contact burn',
      'highly consistent',
      'raped by two men',
      'asked each one his tribe|asked Idris',
      'ten steps from it',
      'no Nuba, no Masalit',
      'when circumstances permit',
      'nineteen days',
      'thirty days to leave',
      'December 20, 2024',
      '436',
      'asked for their tribe before shooting',
      'Suleiman',
      '9,000 families',
    ],
  },
  {
    expected,
    id: 'R55',
    title:
      'a catechist and sugar workers’ organizer of the Philippines before the court in Las Vegas, numbered with headings',
    as_of: '2026-11-28',
    client: {
      first_name: 'Rodel',
      middle_name: 'Santiago',
      last_name: 'Magbanua',
      client: {
        a_number: 'A 220-914-607',
        country_of_citizenship: 'Philippines',
        date_of_birth: '1984-12-11',
        gender: 'male',
      },
      spouse: { name: 'Liezl Magbanua', date_of_birth: '1986-03-30', country_of_citizenship: 'Philippines' },
      children: [],
    },
    answers: {
      jurisdiction: 'immigration',
      judge_name: 'Corinne Haldane',
      city: 'Las Vegas',
      state: 'NV',
      detained: 'no',
      asylum_application_timing: 'yes',
      last_arrival_date: '2024-03-17',
      i589_filed_date: '2024-12-02',
      nta_date: '2025-01-14',
      next_hearing: '2027-02-09 8:30 am',
      spouse_applying: 'yes',
      children_applying: 'no',
      first_defendant: 'Liezl Magbanua',
      applicant_basis_addons: ['asylum', 'Withholdingofremoval', 'ConventionAgainstTorture'],
      convention_against_torture_details:
        'water cure + plastic bag at 79th IB detachment Mar 2022; colonel told him next time he is "encounter". brother died that way',
      procedural_history: 'no',
      country_resided: 'yes',
      benefits_details:
        'Qatar 10/2019-12/2021, work permit (housekeeping, hotel), sponsor system, no residence after contract, NOC refused',
      applicant_basis: ['Political Opinion', 'Particular social group'],
      political_opinion_details:
        'imputed communist (NPA); real opinion: land to the tillers, against plantation owners and military in the villages. Speaks at mass and rallies',
      social_group_details:
        'Red-tagged community organizers in the Philippines\nnamed on posters + radio, cannot take it off, everyone in the barangay knows who they are',
      country_persecution: 'Philippines',
      who: '79th Infantry Battalion, Col. Arnel Dimaano, masked men on motorcycles (w/ the army), guards of Hacienda Esperanza',
      persecutor_type: 'mixed',
      why: 'organized cane cutters, read pastoral letter; poster said "Rodel M. - NPA recruiter - your days are counted"',
      when: 'Aug 2019 brother killed; 9-11 Mar 2022 detained; Feb 2023 shot at; Jan 2024 posters',
      what: 'detained 3 days, water, bag, 2 teeth, signed surrender paper; shot at on motorcycle 2/19/23, friend Nonoy hit; wife followed',
      past_harm_self: 'yes',
      past_harm_else: 'yes',
      past_harm_else_details:
        'brother Jomar killed 8/4/2019 "in encounter"; Nonoy Sarmiento paralyzed; Fr. Gaspar left the diocese under threat',
      client_reported: 'yes',
      yes_client_reported_details:
        'blotter at PNP Escalante 2/20/23 re shooting; CHR Bacolod took affidavit, sent letter to battalion, batt. denied',
      cited_sources: [],
      model: 'gpt-5',
    },
    documents: [
      {
        id: 'd1',
        title: 'Declaration of Rodel Santiago Magbanua',
        text: `SWORN DECLARATION OF RODEL SANTIAGO MAGBANUA

I, RODEL SANTIAGO MAGBANUA, of legal age, married, Filipino, after having been duly sworn, state:

A. Who I am

1. I was born on December 11, 1984 in Barangay Paitan, Escalante City, Negros Occidental. My parents were cane cutters (sakadas) on Hacienda Esperanza. I finished second year high school.

2. I was a lay catechist of San Isidro parish from 2008. I am married to Liezl since 2010. We have no children; we lost one in 2013.

3. In 2016 the cutters of three haciendas made an association, the Paitan Farm Workers Association. They elected me coordinator. We asked for the minimum wage of ₱365 and for a piece of idle land to plant rice in the dead season, which is called bungkalan.

B. My brother Jomar

4. My brother Jomar was two years younger. He was the treasurer. On August 4, 2019, at about 3 a.m., soldiers kicked in his door. His wife Analyn was told to lie with her face on the floor with the children. The radio said in the morning that an NPA commander was killed in an encounter in Sitio Mansulao. He had never held a gun. The gun in the photograph is on the wrong side; Jomar was left-handed.

5. After the funeral I went to Qatar on October 2019 as a hotel houseman. The company held my permit. My contract was finished on December 2021 and I was sent home; they did not give me the NOC to move to another employer.

C. March 2022

6. On March 9, 2022, I was riding to a chapel with the hosts when a truck of the 79th Infantry Battalion blocked the road. They put a rice sack on my head. In the detachment they told me to admit that I am "Ka Teban." I said that I am not Ka Teban. They laid me on a bench, put a towel and poured water until I was drowning, and when I woke up they did it again. Another time it was a plastic bag. A sergeant broke two of my teeth with a flashlight. This went on three days.

7. Colonel Arnel Dimaano came on the third day. He was clean and smelled of soap. He said: "Your brother was also stubborn." He said that if I will sign I can go home and even get 65,000 pesos, and if not, next time it will be an encounter. I signed. The paper said that I am a member of the New People's Army who returns to the law. They took my picture holding a rifle. I never got the money and I never asked.

8. It is true that two times, in 2017 and in 2018, armed men of the NPA came to our house at night and asked for rice. We gave them about two kilos each time. You do not say no to people with rifles. I told the same to the soldiers and they wrote down only the half of it.

D. The shooting

9. I kept on with the association, but slowly. On February 19, 2023, Nonoy Sarmiento was driving and I was behind him. Two men with covered faces on a black motorcycle without plate came from behind. I felt heat at my ear. The bullet which passed me went in Nonoy's back. He cannot walk since then. The motorcycle turned in at the gate of Hacienda Esperanza; a guard opened it.

10. On February 20 I made a blotter at the police station in Escalante. The desk officer asked if I am the same Magbanua of the picture. He wrote "unidentified assailants, motive personal grudge." The Commission on Human Rights in Bacolod took my affidavit in April. They wrote to the battalion. The battalion answered that it does not know me, although it had my picture on its page.

E. We try to live in another place

11. In May 2023 we moved to Mandaue, Cebu, to the house of an aunt. I sold fish balls. In October two men asked at the stall for "the catechist from Negros." The aunt asked us to go. We went to Cavite, near Manila, and I worked in construction without a contract. On January 11, 2024, Liezl's cousin sent us a photo of a tarpaulin at the Escalante market: my face, "Rodel M. - NPA recruiter - your days are counted." A week later the same picture was on the wall of the barangay hall in Cavite where I rented. I do not know how they found the barangay.

12. Father Gaspar Lizada, who read with me the pastoral letter against the killings, was transferred to Rome by the bishop because of threats.

F. Coming here

13. We came as visitors on March 17, 2024 to Liezl's sister in Henderson. I filed in December 2024. In June 2025 I pleaded to petit larceny in Las Vegas Justice Court for a drill from a store. I paid a fine of $400. I am ashamed of it.

14. I renewed my Philippine passport at the consulate in Los Angeles on August 2025 because the court said to bring a valid document.

15. If we go back they will kill me, and they will say encounter. Liezl they will use to make me come.

Signed this 12th of October 2026 at Las Vegas, Nevada.
RODEL SANTIAGO MAGBANUA`,
      },
      {
        id: 'd2',
        title: 'Police blotter, PNP Escalante City, February 20, 2023',
        text: `PHILIPPINE NATIONAL POLICE
ESCALANTE CITY POLICE STATION
Excerpt from Police Blotter. Entry No. 0231-02-2023. Page 114.
Date/Time reported: 20 February 2023, 0915H
Reportee: Rodel S. Magbanua, 38, farmer
Victim: Nonoy Sarmiento, 41, confined at Corazon Locsin Montelibano Memorial Regional Hospital
Nature of incident: Shooting (frustrated homicide)
Facts: Reportee and victim on board motorcycle were fired upon by two unidentified assailants riding in tandem at Brgy. Paitan. Motive: personal grudge.
Disposition: For follow up.
Desk officer: PSSg. R. Villaflor`,
      },
      {
        id: 'd3',
        title: 'Letter of Father Gaspar Lizada',
        text: `Rome, 3 September 2026

Dear Judge Haldane,

I was the parish priest of San Isidro in Escalante from 2012 to 2023. Rodel Magbanua was my catechist. He prepared about three hundred children for first communion, and he could make a cane field listen.

I went with his mother to the funeral home for Jomar. I saw the body. There were five wounds in the back and none in front.

On March 11, 2022 Rodel was left at the door of the convent at night, wet, in the shirt of another man. His mouth was bleeding and he could not hold a glass. He told me about the water then, before he told anybody. Sister Imelda photographed his face; the photographs are with the Commission.

From the pulpit and by telephone I was called "priest of the NPA" myself. I left because my bishop ordered it. Rodel had no bishop to order it for him. I know of no day on which he carried a weapon.

In Christ,
Fr. Gaspar Lizada`,
      },
      {
        id: 'd4',
        title: 'Medical evaluation, Dr. Suresh Malhotra, University Clinic Las Vegas',
        text: `Date of evaluation: July 16, 2026
Patient: Rodel Magbanua, 41-year-old man

Subjective: Patient reports being tortured by military in the Philippines in 2022 by forced submersion/pouring of water, suffocation with a bag, and blow to the mouth.

Objective: Upper left central and lateral incisors absent, alveolar ridge healed. Linear scar 2 cm at helix of right ear. Audiogram normal. PCL-5 score 58.

Impression: 1. PTSD. 2. Traumatic loss of two incisors, consistent with described blow. 3. Ear scar consistent with grazing gunshot wound; other causes are possible. Patient takes two showers a week because water on the face brings panic.

Plan: prazosin 1 mg; referral to counseling, waiting list 5 months.`,
      },
      {
        id: 'd5',
        title: 'Pacific Rule of Law Project, Red-tagging in the Philippines, 2026 (excerpt)',
        text: `RED-TAGGING IN THE PHILIPPINES

In May 2024 the Supreme Court held that red-tagging threatens the right to life, liberty and security. The task force against the insurgency has not been dissolved. From June 2024 to December 2025 we verified 118 killings of persons who had been publicly named as rebels; 39 were farm workers or organizers, 22 of them on Negros island.

Police registered most of them as crimes by unidentified assailants. In two of the 118 cases a suspect was charged; no soldier was.

Names travel. Posters with the same layout appeared in provinces to which the persons named had moved, in 17 cases we studied, within three months.

In 2023 the government proclaimed an amnesty for rebels who apply; 1,902 had applied by the end of 2025. Applicants must state that they committed the acts.`,
      },
    ],
    needed: [
      'elected him coordinator|elected me coordinator',
      'left-handed',
      'rice sack',
      'Ka Teban',
      'towel',
      'plastic bag',
      'flashlight',
      'Your brother was also stubborn',
      '65,000 pesos',
      'two kilos',
      'covered faces',
      'cannot walk',
      'motive personal grudge|Motive: personal grudge',
      'does not know him|does not know me',
      'the catechist from Negros',
      'your days are counted',
      'five wounds in the back',
      'wet, in the shirt of another man',
      'consistent with described blow',
      'grazing gunshot',
      '118 killings|118 cases',
      'Names travel|same layout',
      'amnesty',
      'petit larceny',
      'NOC',
      'renewed',
    ],
  },
]
