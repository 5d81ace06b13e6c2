import type { AsylumReading } from './asylum-readings.data.ts'

/** A printer of leaflets of Belarus, written whole before it was read. */
export const seventeenthAsylum: readonly AsylumReading[] = [
  {
    expected: { sections: [], absent: [], checks: [] },
    id: 'R53',
    title: 'printer of leaflets, Belarus',
    as_of: '2026-11-28',
    client: {
      first_name: 'Volha',
      middle_name: '',
      last_name: 'Tsikhanchuk',
      client: {
        a_number: 'A 221-507-338',
        country_of_citizenship: 'Belarus',
        date_of_birth: '1991-02-27',
        gender: 'female',
      },
      spouse: { name: 'Andrei Tsikhanchuk', date_of_birth: '1989-08-14', country_of_citizenship: 'Belarus' },
      children: [{ name: 'Maksim Tsikhanchuk', date_of_birth: '2017-06-03', country_of_citizenship: 'Belarus' }],
    },
    answers: {
      jurisdiction: 'immigration',
      judge_name: 'Samuel Orteig',
      city: 'Chicago',
      state: 'IL',
      detained: 'no',
      asylum_application_timing: 'yes',
      last_arrival_date: '2025-01-09',
      i589_filed_date: '2025-11-03',
      nta_date: '2025-02-20',
      next_hearing: '2027-03-02, 1:00 p.m.',
      children_applying: 'yes',
      spouse_applying: 'yes',
      first_defendant: 'Andrei Tsikhanchuk',
      applicant_basis_addons: ['asylum', 'Withholdingofremoval', 'ConventionAgainstTorture'],
      convention_against_torture_details:
        'beaten in Okrestina by OMON, would be jailed for 361-1 extremist formation; people die in the colonies',
      procedural_history: 'no',
      country_resided: 'yes',
      country_resided_details:
        'Poland Nov 2023 - Jan 2025, humanitarian visa, expired. no refugee status. KGB called her there',
      applicant_basis: ['Political Opinion'],
      political_opinion_details: 'against Lukashenko, for fair elections; leaflets, march w. white-red-white ribbon',
      country_persecution: 'Belarus',
      who: 'OMON, GUBOPiK and KGB of Belarus; investigator Karpovich',
      persecutor_type: 'state',
      why: 'printed leaflets + marched against Lukashenko, subscribed to NEXTA. Called "BChB whore", made to film an apology',
      when: 'Aug 2020, Mar 2022, Oct 2023',
      what: 'detained 3x. 8/11/20-8/14/20 Okrestina, beaten w/ batons, 4 ribs. Mar 2022 15 days. Oct 2023 search of print shop + interrogation, husband hit',
      past_harm_self: 'yes',
      past_harm_else: 'yes',
      past_harm_else_details: 'husband Andrei beaten in search 10/12/23; coworker Dzmitry got 4 yrs colony',
      client_reported: 'no',
      no_client_reported_details: 'the police did it; Her friend who complained was charged with slander',
      cited_sources: [],
      model: 'gpt-5',
    },
    documents: [
      {
        id: 'd1',
        title: 'Declaration of Volha Tsikhanchuk',
        text: `DECLARATION OF VOLHA TSIKHANCHUK

I, Volha Tsikhanchuk, declare under penalty of perjury:

1. I am thirty-five. I am from Hrodna. From 2013 I worked with my husband Andrei in a small print shop, "Dobry Druk," on Savetskaya street. We printed calendars, wedding cards and labels for cheese.

2. Before 2020 I was not political. In May 2020 I signed for Tsikhanouskaya as a candidate, and I let the volunteers print two thousand leaflets at our shop at night for the price of paper. Andrei ran the machine and I cut.

3. On August 11, 2020, two days after the election, I walked to Savetskaya square with a white-red-white ribbon on my wrist. Men in black with no badges pulled me into a van. One pressed my face in the floor and counted out loud the colors of my ribbon, hitting me with a baton for each one. In the police yard they made forty of us kneel on concrete. I heard two of my ribs break before I felt them.

4. They took us by truck to Minsk, to Okrestina. There were thirty-six women in a cell for four. A woman warden poured a bucket of water with bleach on the floor so that we could not sit. On August 14 they threw us out on the street at four in the morning. At the hospital in Hrodna Dr. Sauchanka found four broken ribs, two on each side. He wrote "fall from stairs" because, he said, otherwise he must call the police.

5. In March 2022 somebody hung a sheet "No to War" on the bridge. The police took everybody in our street who was in the list from 2020. I got fifteen days for "picketing." I had not hung the sheet, but I would have liked to. The judge asked nothing. It took four minutes. I slept on boards without a mattress and got covid there.

6. On October 12, 2023 six men of GUBOPiK came to the shop at seven in the morning. They found a box of the old leaflets under the guillotine. Andrei said that it was his box. One of them hit him with the butt of a rifle in the mouth; he lost three teeth. They put me in front of a phone and said to read from a paper that I am a whore of the white-red-white and that I ask the people to forgive me. I read it. They put it in their Telegram channel that evening. Our son saw it at school.

7. Investigator Karpovich told me on October 13 that I am a witness "for now" in a case under article 361-1, and that when Dzmitry talks I will be more than a witness. Dzmitry Hlebau worked for us as a designer. In February 2024 he got four years of colony.

8. We left on November 2, 2023 to Poland by bus through Bruzgi with humanitarian visas. In Bialystok I cleaned in a hospital. In June 2024 a man called me on my Polish number. He said my name and the address of our flat in Bialystok and asked if Maksim likes his new school. I told the police there and they wrote it down. My visa finished in November 2024 and the new one was refused because of a missing paper of the landlord. I did not ask for asylum in Poland; I thought that with the visa I don't need it.

9. We came to Chicago on January 9, 2025 with tourist visas to my cousin Nadzeya. I filed after ten months. I was looking for a lawyer who takes payments.

10. In April 2025 my mother in Hrodna got a paper: I am in the list of persons wanted. She burned it because she was scared. In May they sealed our apartment.

11. I was once fined in Belarus for crossing on red, and in Illinois I have no arrests. Between 2021 and 2023 I went three times to Lithuania for one day to buy paper, and I came back each time, because the shop was all we had and my mother was sick.

12. I am afraid that if I go back I will go to the colony like Dzmitry. There is no part of Belarus without them.

Executed on October 20, 2026.
Volha Tsikhanchuk`,
      },
      {
        id: 'd2',
        title: 'Letter of Nadzeya Baranava',
        text: `October 22, 2026

To the Immigration Judge,

I am Nadzeya Baranava, a cousin of Volha. I am a citizen of the USA since 2016 and I work as a dental assistant in Palatine.

On October 12, 2023 I saw the video of Volha in the channel of GUBOPiK. She was white in the face and she read like a child. I have saved it and I gave it to her lawyer on a stick. When they came to me in January 2025 I saw that Andrei has no front teeth. My dentist made him a bridge.

Volha does not sleep. She gets up when a car door closes. She asked me to take the Belarusian calendar from the kitchen.

Sincerely,
Nadzeya Baranava`,
      },
      {
        id: 'd3',
        title: 'Record of the Hrodna Regional Clinical Hospital',
        text: `Hrodna Regional Clinical Hospital
Traumatology. Extract from the card No. 11842
Patient: Tsikhanchuk V., born 27.02.1991
Admitted: 14.08.2020 06:10. Discharged 19.08.2020
Complaints: pain in chest, cannot breathe deep. Bruises of back and buttocks, lines 3-4 cm wide.
X-ray: fractures of ribs 7, 8 on the left and 8, 9 on the right.
Mechanism: domestic, fall from stairs.
Recommended: rest 6 weeks.
Dr. Sauchanka`,
      },
      {
        id: 'd4',
        title: 'Human rights center, Persecution of participants of 2020 protests, 2026 update',
        text: `Persecution of participants of the 2020 protests in Belarus. Update of March 2026.

As of March 1, 2026 at least 1,150 persons recognized as political prisoners were held in Belarus. Article 361-1 of the Criminal Code, which concerns the creation of an extremist formation and participation in it, was applied to at least 310 persons in 2025.

Persons who return from abroad are questioned at the border about subscriptions and donations. We documented 208 detentions of returnees in 2025, of whom 61 were charged.

In the first days of August 2020 some 7,000 people were detained. We interviewed 1,406 of them; most described beatings with batons. No official was prosecuted.

At least nine political prisoners have died in custody since 2021.

The authorities release some prisoners from time to time under acts of pardon; 52 were released in June 2025 and taken to the border with Lithuania.`,
      },
    ],
    needed: [
      'two thousand leaflets',
      'white-red-white ribbon',
      'counted out loud the colors',
      'forty of us kneel',
      'four broken ribs',
      'fall from stairs',
      'thirty-six women in a cell for four',
      'fifteen days',
      'butt of a rifle',
      'ask the people to forgive her|asks the people to forgive her',
      'witness “for now”',
      'four years of colony',
      'missing paper of the landlord',
      'list of persons wanted',
      '208 detentions',
      '1,150 persons',
      'three times to Lithuania',
      'no front teeth',
    ],
  },
]
