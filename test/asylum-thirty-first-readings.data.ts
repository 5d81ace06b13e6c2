import type { AsylumReading } from './asylum-readings.data.ts'

const document = (id: string, title: string, text: string, kind = 'client_document') => ({ id, kind, title, text })
const expected = { sections: [], absent: [], checks: [] }
/** Three cases, each written whole before any of them was run. */
export const thirtyFirstAsylum: readonly AsylumReading[] = [
  {
    expected,
    needed: [
      'coffee cooperative',
      'the ones who sell the country abroad',
      'Kwa Gacinya',
      'plastic chair',
      'heard the safe being opened',
      'two ribs',
      'negationism',
      'found in the Nyabarongo',
      'We know the color of your mother’s door',
      'eighteen months',
      'WhatsApp group',
      'Belgium',
    ],
    id: 'R81',
    title:
      'an auditor of a coffee cooperative of Rwanda who would not keep silent, Immigration Judge at Fort Snelling, headings and prose',
    as_of: '2026-11-29',
    client: {
      first_name: 'Innocent',
      middle_name: '',
      last_name: 'Habyarimana',
      client: {
        a_number: 'A 244-108-653',
        country_of_citizenship: 'Rwanda',
        date_of_birth: '1984-05-30',
        gender: 'male',
      },
      spouse: { first_name: 'Josiane', last_name: 'Uwamahoro', date_of_birth: '1988-12-02' },
      children: [{ first_name: 'Kevin', last_name: 'Habyarimana', date_of_birth: '2014-03-19' }],
    },
    answers: {
      jurisdiction: 'immigration',
      judge_name: 'Margit Halvorsen',
      city: 'Fort Snelling',
      state: 'MN',
      detained: 'no',
      asylum_application_timing: 'yes',
      last_arrival_date: '2024-09-21',
      i589_filed_date: '2025-05-12',
      nta_date: '2025-10-06',
      next_hearing: '2027-02-25, 1:00 p.m.',
      southern_border_entry: 'no',
      spouse_applying: 'no',
      children_applying: 'no',
      applicant_basis_addons: ['asylum', 'Withholdingofremoval', 'ConventionAgainstTorture'],
      convention_against_torture_details:
        'He was held in an unofficial place of detention in Kigali for eleven days and beaten by men of the military intelligence. The police and the investigation bureau knew where he was, because they fetched him there.',
      procedural_history: 'yes',
      procedural_history_details:
        'Admitted at Chicago on September 21, 2024, as a B-1 visitor. Application filed with USCIS on May 12, 2025; interview at the Chicago asylum office on September 9, 2025; referred on October 6, 2025.',
      country_resided: 'yes',
      benefits_details:
        'Belgium, from 2008 to 2010, as a student of accounting at Liège; a student permit that ended with the studies.',
      applicant_basis: ['Political Opinion', 'Race'],
      political_opinion_details:
        'He reported that money of the cooperative went to a company of the ruling party, and refused to say that the report was false. He is taken for a member of the banned party of Victoire Ingabire.',
      race_details: 'He is Hutu; his father was a burgomaster. He was called a child of killers in the questioning.',
      country_persecution: 'Rwanda',
      who: 'Officers of the Department of Military Intelligence and of the Rwanda Investigation Bureau; the executive secretary of Huye district, Aloys Nsengiyumva',
      persecutor_type: 'state',
      why: 'Because he put the missing money in his report, and because he would not sign that it was false.',
      when: 'March 2023; June 2023; February 2024; since he left',
      what: 'He was held for eleven days, beaten and kept on a chair, then held for four days in February 2024; his deputy was found dead.',
      past_harm_self: 'yes',
      past_harm_else: 'yes',
      past_harm_else_details:
        'His deputy, Théogène Mugabo, was found in the Nyabarongo river on July 2, 2023. His brother Célestin lost his post as a teacher in November 2024.',
      client_reported: 'no',
      no_client_reported_details:
        'It was the state itself. His wife asked at the bureau and was told that nobody of that name was there.',
      cited_sources: [],
      model: 'gpt-5',
    },
    documents: [
      document(
        'd1',
        'Declaration of Innocent Habyarimana',
        `DECLARATION IN SUPPORT OF MY APPLICATION

Who I am

My name is Innocent Habyarimana and I was born in Gikongoro in Rwanda on 30 May 1984. My father was burgomaster of our commune until 1993 and died in the camp at Kibeho in April 1995, when I was ten. I carry a family name that people know from somewhere else. The late president was no relation of ours, but at school they asked me each year. After secondary school I studied accounting in Liège, in Belgium, from 2008 to 2010, and then I went home because I wanted to live in my country. I married Josiane in 2012 and our son Kevin was born in 2014.

From 2016 I was the internal auditor of a coffee cooperative in Huye with 3,200 members, most of them widows with two hundred trees.

The report

In January 2023 I was checking the payments for the season and I found that 412 million francs had gone to a company called Horizon Agri for fertilizer that no member had received. The company belongs to the investment arm of the ruling party. I wrote this in my report and I read it to the general assembly on 11 March 2023, as the statute requires. I said that the members have been robbed and that a country where you may not say so is not a free one. People clapped. The executive secretary of the district, Aloys Nsengiyumva, was sitting in the first row and he did not clap. He came up to me afterwards and said that I speak like the ones who sell the country abroad.

On 14 March he called me into his office. He had a paper which said that I had made an error in the figures and that I regret it. I did not sign it. He said: "You are Hutu and your father was burgomaster. Do you want me to explain to you how this looks?"

Eleven days

On 9 June 2023 at about six in the evening a white pickup stopped beside me on the road from the office. Two men in civilian clothes put me in it and a third put a jacket over my head. We drove for more than two hours. When they took the jacket off I was in a house with small rooms and I later learned from another man there that people call the place Kwa Gacinya. I was there for eleven days. They made me sit on a plastic chair with my wrists tied behind the back of it, for the first two days without sleep. They hit me on the chest and the sides with a piece of a water pipe. A man whom the others called Afande asked me who in Brussels had paid me for the report and when I had joined the party of Victoire Ingabire. I have never been a member of any party. He said I was a child of killers and that my report was negationism with numbers. On the fifth day he put a pistol on the table and turned it so that it pointed at me and left it there while he ate.

On 20 June two officers of the investigation bureau came with a car of the bureau and took me to their station in Huye. They did not ask where I had been. They wrote that I had presented myself that day. They let me go on the condition that I come every Friday and sign, and I did that for eight months.

My deputy, Théogène Mugabo, had made the tables for the report with me. He had been called in the same week. On 2 July 2023 he was found in the Nyabarongo. The police said that he had drowned after drinking. Théogène was an Adventist and did not drink.

At the hospital in Kabgayi I said that I had fallen from a motorcycle taxi. The doctor looked at my wrists and wrote what I told him. Two ribs were broken.

February 2024

I kept quiet after that. I lost my post in August 2023 and I did accounts for shopkeepers. In January 2024 a journalist who lives in Canada put my report on his channel. I had not given it to him and I do not know who did. On 5 February 2024 I was arrested at the bureau when I came to sign, and held for four days in a cell with nineteen men. I was not beaten that time. An officer showed me a telephone with the video and said that the next time nobody would write that I had presented myself. They kept my telephone and let me go on 9 February because, he said, there was an election in July and they had visitors.

Leaving

A cousin in the chamber of commerce put my name on a delegation to a coffee fair in Chicago. I had my own passport. At the airport in Kigali on 20 September 2024 an officer looked at the screen for a long time and then at the letter of the chamber and stamped it. I do not know why they let me go. I think that the list of Fridays was in Huye and not on the screen. I arrived in Chicago on 21 September 2024 and went to the fair for two days. Then I took a bus to my cousin in Rochester.

In the interview at the asylum office I said that I was held for "about two weeks" and the officer wrote fourteen days. It was eleven. I was frightened and I counted the days of the road and of the station with it.

What has happened since

In November 2024 my brother Célestin was dismissed as a teacher at Gikongoro. On 8 January 2025 two men came to my wife and asked for my number in America. One of them said: "We know the color of your mother's door." Josiane and Kevin moved to her parents in Musanze. In March 2026 I spoke at the commemoration of Rwandans in Minneapolis. I said that all of the dead should be named. Someone of the embassy was filming, and three days later my photograph was in a WhatsApp group of the diaspora with the word "negationist" below it. On 30 April 2026 the court in Huye sentenced me in my absence to eighteen months for spreading rumors that cause hostile international opinion against the government.

If I go back I will be arrested at Kanombe when I hand over my passport. I have a sentence now. And I know what happens before one comes to the prison.

I declare under penalty of perjury that this is true. Rochester, Minnesota, 14 September 2026. Innocent Habyarimana`,
      ),
      document(
        'd2',
        'Judgment RP 00217/2026/TB/HYE, Intermediate Court of Huye, 30 April 2026 (extract, translation)',
        `INTERMEDIATE COURT OF HUYE
Judgment RP 00217/2026/TB/HYE of 30 April 2026
Prosecution v. HABYARIMANA Innocent, son of Habyarimana Faustin, residing abroad, not represented
1. The accused is prosecuted for spreading false information or harmful propaganda with intent to cause a hostile international opinion against the Rwandan Government (Article 194 of Law No. 68/2018).
2. The prosecution explains that the accused composed a report of 11 March 2023 with false figures, and that the report was published on a channel based in Canada on 16 January 2024. It produces the statement of Nsengiyumva Aloys.
3. The accused was summoned at his last known residence and did not appear. He presented himself voluntarily at the Bureau on 20 June 2023 and acknowledged that the report was his.
4. The Court finds that the accused did not prove that the figures are true.
5. Sentences HABYARIMANA Innocent to eighteen (18) months of imprisonment and a fine of 1,000,000 francs. Orders his arrest.
Certified translation from Kinyarwanda, 2 August 2026.`,
      ),
      document(
        'd3',
        'Kabgayi Hospital, outpatient card (translation)',
        `HOPITAL DE KABGAYI - Consultation externe
22/06/2023. Habyarimana Innocent, 39 ans.
Motif: chute de moto (fall from motorcycle) per patient, date not stated.
Findings: fracture of the 7th and 8th ribs, right. Hematomas of both flanks in the form of bands. Circular abrasions of both wrists, in part with crusts. Weight 61 kg.
Treatment: analgesics, rest for four weeks.
Translated from French, 10 August 2026.`,
      ),
      document(
        'd4',
        'Letter of Josiane Uwamahoro (translation)',
        `Musanze, 6 July 2026
To the judge. I am the wife of Innocent. On 10 June 2023 I went to the bureau in Huye because he had not come home. The man at the desk wrote his name on his hand and came back and said that nobody of that name was with them. I went again on the 12th and the 15th. On the 20th he came home at night and could not lift his arms, and I washed him. He shouted in his sleep that someone should close the safe. He has told me that in the house there was an office and he heard the safe being opened each time before they came.
In January 2025 two men came to the door. One was from the sector. They asked for the number of Innocent in America and I said that I do not have it. My boy was in the room. We live with my parents now, and Kevin goes to school under my name.
Josiane Uwamahoro`,
      ),
      document(
        'd5',
        'Psychological evaluation of Innocent Habyarimana by Dr. Karin Lindqvist, Psy.D.',
        `PSYCHOLOGICAL EVALUATION
Karin Lindqvist, Psy.D., licensed psychologist, St. Paul, Minnesota
Dates of evaluation: May 4 and May 18, 2026 (five hours in total, in English and French)
Background. Mr. Habyarimana grew up in Gikongoro, lost his father in a camp for displaced persons at the age of ten, studied in Belgium and worked as an auditor.
Reported events. He reported that he was abducted in June 2023, tied to a chair and struck with a pipe, and that a pistol was laid on the table before him. He spoke without raising his voice and stopped each time he came to his colleague who died. He stated that he sometimes believes that he himself caused the death by asking for the tables.
Testing. On the Harvard Trauma Questionnaire his score was 2.9 (cut-off 2.5). On the Hopkins Symptom Checklist his depression score was 2.4 (cut-off 1.75).
Diagnosis. Posttraumatic Stress Disorder (F43.10); Major Depressive Disorder, single episode, moderate (F32.1).
Opinion. His symptoms are consistent with the events that he reports. Errors about durations are usual in persons who were deprived of sleep. I noted that he had no treatment before January 2026, and that he had panic attacks as a student in Liège after the anniversary of his father's death; those earlier symptoms had ended by 2010.`,
      ),
      document(
        'd6',
        'Great Lakes Legal Observatory, Rwanda: Critics and the Courts, 2026 (excerpt)',
        `RWANDA: CRITICS AND THE COURTS, 2026 (excerpt)
Between 2021 and 2025 the Observatory documented 57 persons held in unofficial houses of the military intelligence before they were handed to the investigation bureau; 31 of them described beatings, and the records of 44 say that the person "presented himself" on the day of the transfer (p. 12). Kwa Gacinya in Kigali is named by 22 of them (p. 13).
No officer has been prosecuted for holding a person in such a house since 2017 (p. 15).
Article 194 carries seven to ten years where the information is spread abroad; courts have given shorter sentences in absentia and longer ones on return (p. 21). Of nine persons returned from abroad after such a judgment, seven were detained on arrival, and the whereabouts of one are not known (p. 23).
Hutu who complain of losses or of corruption are often accused of denying the genocide; charges of "negationism" were used against 19 persons who had spoken of money alone (p. 27).
The government pardoned ten convicted journalists and bloggers in 2025 (p. 30). Economic reports of cooperatives are published each year without interference, according to the Rwanda Cooperative Agency (p. 31).`,
      ),
    ],
  },
  {
    expected,
    needed: [
      'sanguma',
      'heated bush knife',
      'soles of her feet',
      'her heart was in the bilum',
      'Community matter',
      'compensation of 5,000 kina',
      'Lae',
      'Sister Lorena',
      'mother-in-law',
      'village court',
      'burned her house',
      'Goroka',
    ],
    id: 'R82',
    title:
      'a market gardener of Papua New Guinea accused of sorcery, asylum office in Los Angeles, notes of an interview in prose and a short statement',
    as_of: '2026-11-29',
    client: {
      first_name: 'Margaret',
      middle_name: '',
      last_name: 'Kuman Wagi',
      client: {
        a_number: 'A 251-330-772',
        country_of_citizenship: 'Papua New Guinea',
        date_of_birth: '1987-10-11',
        gender: 'female',
      },
      children: [{ first_name: 'Ruth', last_name: 'Wagi', date_of_birth: '2011-02-26' }],
    },
    answers: {
      jurisdiction: 'uscis',
      city: 'Los Angeles',
      state: 'CA',
      detained: 'no',
      asylum_application_timing: 'yes',
      last_arrival_date: '2025-07-02',
      i589_filed_date: '2026-04-20',
      spouse_applying: 'no',
      children_applying: 'no',
      southern_border_entry: 'no',
      applicant_basis_addons: ['asylum'],
      procedural_history: 'no',
      country_resided: 'no',
      applicant_basis: ['Particular social group', 'Religion'],
      social_group_details:
        'Women of the Highlands of Papua New Guinea accused of sorcery. The accusation cannot be taken back: her clan calls her so, and strangers did at the market in Lae.',
      religion_details:
        'Catholic; a leader of the women’s prayer group. She says that there is no sanguma and says it in public.',
      country_persecution: 'Papua New Guinea',
      who: 'Her late husband’s brothers Kagl and Bomai Wagi and other young men of the clan; her mother-in-law Agnes',
      persecutor_type: 'non-state',
      why: 'They say that she killed her husband by sanguma. She told the clan at the funeral that there is no such thing.',
      when: 'August 2024 to June 2025',
      what: 'She was tied, burned with hot irons and cut; her house was burned; she was found in Lae and chased.',
      past_harm_self: 'yes',
      past_harm_else: 'yes',
      past_harm_else_details:
        'Her friend Theresia Gande, who hid her, was cut on the arm and had to leave the village.',
      client_reported: 'yes',
      yes_client_reported_details:
        'Sister Lorena brought her to the police at Kundiawa on August 26, 2024. They wrote it in the occurrence book and said it is for the village court.',
      cited_sources: [],
      model: 'gpt-5',
    },
    documents: [
      document(
        'd1',
        'Interview notes, Harbor Immigrant Law Project, March 3 and 17, 2026',
        `INTERVIEW NOTES
Client: Margaret Kuman Wagi. Interpreter by telephone, Tok Pisin. Present: client, paralegal D. Fuentes.

March 3, 2026
Margaret is 38, from a village above Kerowagi in Chimbu (Simbu) Province. Four years of school. She grew vegetables and sold them at the Kundiawa market. She married Peter Wagi in 2009, bride price paid, and they had one daughter, Ruth, who is 15 now and is with Margaret's sister in Port Moresby. Her husband was good to her. He drove a PMV bus. He died on August 11, 2024, at home, after three days of fever and yellow eyes. The health post had no medicine. No doctor saw him.

At the funeral the clan asked who did it. She says a glasman (a diviner) was paid two pigs and he pointed to the women's side, and her mother-in-law Agnes said her name. Margaret stood up and said that sickness killed Peter and that there is no sanguma, that the priest has told them so. She says that was the wrong thing because only a sanguma woman says that there is none. She was the leader of the prayer group in the parish for five years.

On August 19, 2024, early in the morning, Peter's brothers Kagl and Bomai came with about ten young men, some were painted. They tied her hands to a post of the cook house. They said her heart was in the bilum (string bag) and they wanted her to say where she had put Peter's heart. They heated a bush knife in the fire and put it on her thighs and on her back. They did that many times. She does not know how many. They cut the soles of her feet so that she could not run. This went on until the afternoon. She did not say that she did it. Then she did say it because she wanted it to stop. She cried when she told me this and we took a break. They went to get more men to burn her. Her neighbor Theresia Gande cut the rope and carried her to the coffee garden and sent her son to the mission. That night the brothers burned her house with everything in it.

Sister Lorena came with the car of the mission and took her to the hospital in Kundiawa. She was there for sixteen days. When the men heard what Theresia had done they cut her arm. She left the village too.

March 17, 2026
Asked about police. On August 26 Sister Lorena called a policeman to the hospital, no, she thinks Sister went with her to the station, she could not walk and was in a chair. The officer was kind but he said that he has no fuel for the car and that this is a community matter. He said that if he arrests the Wagis there will be a tribal fight and ten people will die and not one. The village court sat in October. She was not there. They decided that she must pay compensation of 5,000 kina to the clan of Peter and must not come back. She never paid.

She stayed with the sisters in Goroka until January 2025. Someone put a note at the gate. Then she went to Lae, to a cousin in a settlement (Bumbu). She sold peanuts at the market. On May 24, 2025, she heard somebody shout "sanguma meri bilong Simbu" and it was Bomai with three others. They ran after her and a bus driver let her in. The same night the cousin said that she must go because they will burn the settlement.

Sister Lorena's order has a house in California and invited her for a meeting of lay leaders. She had a B-1/B-2 visa. She got it in June. On the visa form she wrote that she is married and that her house is in Kerowagi. She says that Sister filled it in and she only signed. Need to address this.

She came on July 2, 2025, to Los Angeles. She wants to bring Ruth. Agnes has said that the daughter has it too, that it goes from the mother to the daughter.

Asked whether she could live in Port Moresby. She says that there are thousands of Simbu people in the settlements there, and that her sister's husband does not want her in the house. She has never lived there.`,
      ),
      document(
        'd2',
        'Statement of Margaret Kuman Wagi',
        `STATEMENT OF MARGARET KUMAN WAGI
I make this statement with the help of an interpreter.
My husband Peter died on 11 August 2024. I did not kill him. I am a Catholic and I know that no woman can eat a heart without opening the body.
The brothers of my husband tied me on 19 August 2024 and burned me with the heated bush knife. I am ashamed because the young men looked at me without clothes and some of them were boys whom I had taught to pray. Kagl said: "A woman who prays so loudly has something to hide." He said that when I am finished the village will be clean.
I told them at last that I had done it. It was not true.
The police wrote in the book. They did not come. Kagl is still the leader of the youth and the councillor gave him a chainsaw at Christmas.
I am afraid that they will burn me. They burned Mondo's mother in 2019 and nobody was taken to jail for it.
I swear that this is true. Margaret Kuman Wagi. Los Angeles, 9 April 2026.`,
      ),
      document(
        'd3',
        'Kundiawa General Hospital, discharge form',
        `KUNDIAWA GENERAL HOSPITAL. Surgical ward.
Name: Margaret Wagi F 36. Admitted 20/8/24. Discharged 5/9/24.
Dx: Multiple burns, partial and full thickness, thighs and back (18% TBSA), linear, pattern of blade. Lacerations plantar L and R. Septic on day 3.
Hx: SARV (sorcery accusation related violence).
Rx: Debridement x2, skin graft L thigh, IV antibiotics. Tetanus.
Discharged to care of mission. Not safe to return to village. Dr. J. Kaupa`,
      ),
      document(
        'd4',
        'Kundiawa Police Station, extract of the occurrence book',
        `OB 1187/24. 26/08/24 10:15 hrs. Sr Lorena Abad of Catholic Mission came in w/ one Margaret Wagi of Kerowagi, in wheelchair. Reports assault & burning on 19/8 by Kagl WAGI, Bomai WAGI and others over sorcery. Complainant admitted to the suspects that she did the sorcery. Suspects known. Community matter, refd to village court. No vehicle. Const. S. Nime`,
      ),
      document(
        'd5',
        'Village Court Order, Kerowagi, 18 October 2024 (translation from Tok Pisin)',
        `VILLAGE COURT ORDER. Kerowagi Village Court, 18 October 2024.
Parties: Clan of late Peter Wagi / Margaret Kuman.
The court heard the elders. Margaret has admitted. She shall pay compensation of 5,000 kina and ten pigs to the clan. She shall not come back to the place. If she comes back the court is not responsible for her life.
Signed: three magistrates (X, X, J. Mondia)`,
      ),
      document(
        'd6',
        'Pacific Justice Forum, Sorcery Accusations in Papua New Guinea 2026 (excerpt)',
        `SORCERY ACCUSATIONS IN PAPUA NEW GUINEA 2026
The Forum recorded 388 accusations with violence in four provinces from 2021 to 2025. In 96 of them a person died (p. 6). Two out of three victims in Simbu were women, most often widows without brothers near them (p. 7).
The Sorcery Act was repealed in 2013, and a killing over sorcery may be punished with life imprisonment. Of 15,000 persons who took part in the attacks recorded in twenty years, 115 were convicted (p. 11). Police most often refer the matter to a village court, which has no jurisdiction over it (p. 12).
Accused women who flee are followed: in 41 of 70 cases the accusation reached the town to which they moved, through the settlements where people of the same district live together (p. 19).
The daughters of accused women are thought to have it from their mothers (p. 20).
In 2025 a special unit of ten officers was formed in Port Moresby. It made four arrests in its first year (p. 25).`,
      ),
    ],
  },
  {
    expected,
    needed: [
      'Tajoura',
      'stitched',
      'Rada',
      'You sewed our enemies together',
      'hung by the wrists',
      'Mitiga',
      'heard my name on the list',
      'Tunis',
      'ransom of 60,000 dinars',
      'generator',
      'Zawiya',
      'did not tell the officer',
    ],
    id: 'R83',
    title:
      'a surgeon of Libya held by an armed force for treating the wounded of the other side, Immigration Judge in San Diego, numbered, late after a country changed',
    as_of: '2026-11-29',
    client: {
      first_name: 'Salem',
      middle_name: '',
      last_name: 'Ben Khalifa',
      client: {
        a_number: 'A 239-905-118',
        country_of_citizenship: 'Libya',
        date_of_birth: '1979-01-08',
        gender: 'male',
      },
      spouse: { first_name: 'Amal', last_name: 'Ben Khalifa', date_of_birth: '1985-09-17' },
    },
    answers: {
      jurisdiction: 'immigration',
      judge_name: 'Ernesto Villaseñor',
      city: 'San Diego',
      state: 'CA',
      detained: 'no',
      asylum_application_timing: 'no',
      missed_filing_deadline_reason:
        'He held J-1 status as a visiting scholar until June 30, 2026. On May 13, 2026, the commander who had protected him, Abdelghani al-Kikli, was dead and Rada took over his district; on July 6, 2026, Rada published a list of wanted persons with his name. He filed on August 24, 2026.',
      last_arrival_date: '2023-08-19',
      i589_filed_date: '2026-08-24',
      nta_date: '2026-09-28',
      next_hearing: '2027-06-08, 9:00 a.m.',
      southern_border_entry: 'no',
      spouse_applying: 'yes',
      children_applying: 'no',
      first_defendant: 'Amal Ben Khalifa, spouse, A 239-905-119',
      applicant_basis_addons: ['asylum', 'Withholdingofremoval', 'ConventionAgainstTorture'],
      convention_against_torture_details:
        'In the prison at Mitiga he was hung by the wrists and given shocks. The force that runs it belongs to the Presidential Council and draws its pay from the state.',
      procedural_history: 'yes',
      procedural_history_details:
        'He was admitted at Los Angeles on August 19, 2023, in J-1 status. USCIS referred the application on September 28, 2026, without an interview at his request.',
      country_resided: 'yes',
      benefits_details:
        'Tunisia, from November 2021 to August 2023, first as a visitor and then with a residence card for one year as a doctor in a private clinic. The card ended on July 31, 2023.',
      applicant_basis: ['Political Opinion', 'Particular social group'],
      political_opinion_details:
        'He treated whoever was carried in and said so; Rada holds him for a man of General Haftar’s side.',
      social_group_details:
        'Libyan doctors who treated the wounded of the opposing side in the war for Tripoli. Their names are in the registers of the field hospitals.',
      country_persecution: 'Libya',
      who: 'The Special Deterrence Force (Rada) at Mitiga in Tripoli, its officer Khaled al-Bouti, and a gang in Zawiya',
      persecutor_type: 'state',
      why: 'He operated on fighters of the Ninth Brigade in 2019, and would not name them.',
      when: 'April 2019 to June 2020; February to July 2021; October 2021; July 2026',
      what: 'He was held at Mitiga for five months, hung by the wrists and given shocks, and was abducted in October 2021 for ransom.',
      past_harm_self: 'yes',
      past_harm_else: 'yes',
      past_harm_else_details:
        'The nurse of the field hospital, Hadi Zentani, died at Mitiga in April 2021. His brother Younis was held for two days in July 2026.',
      client_reported: 'yes',
      yes_client_reported_details:
        'His wife wrote to the Attorney General in Tripoli on March 10, 2021. A clerk told her that the office has no key to Mitiga.',
      cited_sources: [],
      model: 'gpt-5',
    },
    documents: [
      document(
        'd1',
        'Declaration of Dr. Salem Ben Khalifa',
        `DECLARATION OF DR. SALEM BEN KHALIFA

I, Salem Ben Khalifa, state as follows:

1. I was born on January 8, 1979, in Tarhuna, Libya. I am a general surgeon. I am married to Amal. We have no children.

2. When the war for Tripoli began in April 2019 I was working in the hospital of Tajoura. The front was eight kilometers away. Men were carried in from both sides. We stitched whoever lay on the table. Twice I operated in a school in Tarhuna where the Ninth Brigade had its wounded, because they had nobody and my mother lived there. I did not carry a weapon and I took no pay. I said openly in the doctors' room that I would sew up the devil if he was bleeding.

3. In June 2020 the forces of Haftar withdrew and the groups of Tripoli went through Tarhuna. They burned my mother's house because of me and because of the name of our street. She died in Misrata that winter.

4. On February 3, 2021, six men in black uniforms with the sign of Rada came into the operating theater in Tajoura. I was closing a hernia. They let me put in the last stitches and then they took me out in my gown. At the gate one hit me with the butt of his rifle and broke my cheekbone.

5. I was kept in the prison at Mitiga, in the airport, until July 6, 2021. The first month I was alone in a cell of one meter by two. Officer Khaled al-Bouti questioned me. He had the register of the school in Tarhuna on his table. He said: "You sewed our enemies together so that they could come back and kill us. You are Haftar's tailor." He wanted the names of those whom I had treated. I said that a doctor does not give names.

6. They hung me by the wrists from a pipe so that only my toes touched the floor. It was done on four days. On two nights they put wires on my feet and on my neck and turned a generator with the hand. My right hand has been weak since then. I cannot hold a needle for longer than an hour.

7. Hadi Zentani had been my nurse in the school. He was in the cell across from mine. In April I heard him for two nights and then I did not hear him. A guard told me to wash the corridor, and I washed it.

8. I was released on July 6, 2021, because Abdelghani al-Kikli, who commands the Stability Support Apparatus, asked for me. I had operated on his nephew in 2016. He sent word that I was under his tent. I signed a paper that I would not leave Tripoli.

9. On October 12, 2021, I was stopped on the coast road near Zawiya by men with masks. They kept me in a container for three days. They asked for money and nothing else. Amal sold the car and her gold and paid a ransom of 60,000 dinars. I do not know who they were.

10. On November 2, 2021, we crossed at Ras Ajdir and went to Tunis. I worked in a clinic there with a card for one year. In March 2023 two Libyans came to the clinic and asked the desk for "the tailor". I asked about asylum at the UN office in Tunis and they gave me a date in 2025. In that summer black people and foreigners were being put on buses to the desert.

11. A professor in San Diego had invited me. I came with Amal on August 19, 2023, with a J-1 visa for a fellowship in surgical education. The officer asked about the purpose of the trip and I told him about the fellowship. I did not tell the officer that I was afraid, because he did not ask and I had a valid visa.

12. I was in status until June 30, 2026. I thought that al-Kikli would live and that I could go back to Tripoli under him when the fellowship ended. On May 12, 2026, he was killed in Tripoli, and Rada took his district the next day. On July 6, 2026, a colleague sent me a video in which I heard my name on the list. It was a list of forty-one people wanted by Rada "for the crimes of Tarhuna". On July 9 they took my brother Younis for two days and asked him which city I am in.

13. I filed the application on August 24, 2026.

14. I was a conscript in the army of Gaddafi from 1998 to 2000, in a medical depot. In 2011 I treated rebels in Tajoura. I have never belonged to a party or an armed group.

15. I returned to Libya once while I lived in Tunis, on January 20, 2022, for four days, to Zuwara, to sign the sale of our apartment. I did not go to Tripoli.

16. I believe that Rada will take me at Mitiga, because that is the airport and the prison in one. There is no other way to arrive in Tripoli. In the east I would be the man who saved rebels in 2011 and who left.

I declare under penalty of perjury under the laws of the United States that the foregoing is true and correct.
Salem Ben Khalifa, San Diego, October 12, 2026`,
      ),
      document(
        'd2',
        'Forensic medical evaluation, Dr. Helen Marchetti, MD',
        `FORENSIC MEDICAL EVALUATION
Examiner: Helen Marchetti, MD, internal medicine, trained in the Istanbul Protocol (2014).
Date: September 14, 2026. Duration 3 hours. Language: English.
History. Dr. Ben Khalifa describes detention from February to July 2021. He says that he was suspended by the wrists "on three or four days" and that electric current was applied to the feet and neck.
Findings. 1. A healed depressed fracture of the left zygomatic bone (CT of September 20, 2026): highly consistent with a blow by a hard blunt object. 2. Two faint circumferential bands of hyperpigmentation on the wrists: consistent with suspension; not specific. 3. Weakness of the right hand, grip 14 kg (left 41 kg), with slowed conduction of the right ulnar nerve: highly consistent with suspension. 4. No marks on the feet or the neck; electric current often leaves none.
He has a scar of the right forearm from a traffic accident in 2004, which he pointed out himself and which has no relation to the events.
Conclusion. The findings taken together are highly consistent with the history.`,
      ),
      document(
        'd3',
        'List published by the Special Deterrence Force, July 6, 2026 (translation of screen images)',
        `State of Libya - Presidential Council
Deterrence Apparatus for Combating Organized Crime and Terrorism
Announcement. The following persons are wanted for the crimes of Tarhuna in the years 2019 and 2020. Whoever shelters them will be held to account.
...
17. Salem Ben Khalifa, doctor, present in America
...
July 6, 2026. Seal.`,
      ),
      document(
        'd4',
        'Letter of Dr. Wafa Sassi, anesthesiologist, Tajoura',
        `August 2, 2026
I am an anesthesiologist and worked with Dr. Salem in Tajoura from 2014. I was in the theater on February 3, 2021, when the men came. I asked their leader for a paper of the prosecutor and he said that he is the paper. I finished the patient with the assistant. Dr. Salem came back in July much thinner, and he could not tie knots. He never told me what was done to him, and I did not ask. In 2020 there was a complaint in our hospital that medicine had been carried to Tarhuna without permission; Dr. Salem was named in it, and the director closed the matter.
Wafa Sassi`,
      ),
      document(
        'd5',
        'Letter to the Attorney General of Libya, March 10, 2021, with stamp of receipt (translation)',
        `To His Excellency the Attorney General. I am Amal, wife of the surgeon Salem Ben Khalifa, who was taken from the operating theater on 3/2/2021 by the Deterrence Force without an order. I ask that he be brought before the Prosecution or released. Received 10/3/2021, No. 2288.`,
      ),
      document(
        'd6',
        'Mediterranean Justice Watch, Libya 2026: Prisons of the Armed Groups (excerpt)',
        `LIBYA 2026: PRISONS OF THE ARMED GROUPS
The Deterrence Apparatus was put under the Presidential Council by decree in 2018 and its members are paid by the Ministry of Finance (p. 8). It holds about 2,600 persons at Mitiga, most of them without a charge (p. 9). Of 64 former prisoners interviewed, 51 described suspension and 20 described electric shocks (p. 11). Since 2019 no member of the Apparatus has been tried for torture (p. 14).
Doctors were detained by both sides for treating the other: 38 cases since 2019, of whom 6 died (p. 17).
After the killing of al-Kikli in May 2026 the Apparatus took the districts of Abu Salim and detained more than 300 persons in eight weeks (p. 20).
Men from Tarhuna are held at the checkpoints of Misrata and Tripoli because of the place in their papers (p. 22). In the east, the Internal Security Agency detains doctors who served in hospitals of the west (p. 24).
In August 2026 the Presidential Council announced an amnesty for those who surrender and have no blood on their hands. By October, 12 of 41 on the list of Tarhuna had surrendered; 9 of them are still held (p. 27).`,
      ),
    ],
  },
]
