/**
 * Six fictional cases, written whole and labelled before the weights were learned; nothing was learned from them. Each paper
 * is a line `# case | sort | title`; each statement a line with what it is about (the first is the one that fits best, the
 * others are right as well) before its words.
 */
export const sealedStatements = `
# S1 | declaration | Declaration of a beekeeper of the Tigray highlands
identity | My name is Haftom Gebreselassie Tekle and I am forty-one years old.
identity/trait/family | I was born in Adwa, of Tigrayan parents, the third of seven.
work | Until the war I kept sixty hives and sold white honey to the hotels.
belief/event | I had never carried a party card, but I let the youth league hold its evenings in my shed.
harm | On 12 January 2021 men in the uniform of the neighbor country pushed the door in and shot my brother where he sat.
harm | They set fire to the hives one after the other, and to the barley that we had just brought in.
harm | Me they tied to the axle of the truck by the wrists and dragged as far as the bridge.
harm/health | Two of my fingers have had no feeling since that day.
motive | Their captain kept saying that every Tigrayan who eats bread has fed a rebel.
motive | He asked me nothing about weapons; he asked only which language I pray in.
protection | The administrator of our woreda wrote nothing down and told us to be glad that some of us were alive.
protection/fear | One does not report soldiers to the soldiers.
relocation | My wife and I walked to Mekelle and rented a corner there, but in March the same unit came through our street with a list of Adwa people.
relocation | In Addis Ababa the landlords ask for the kebele paper, and ours says where we are from.
harm | I was taken off a bus at Awash and kept for nineteen days in a warehouse with some three hundred others.
harm | There was one tap, and we slept by turns.
threat | When they let me out the guard said that the next time he would not waste a ration on me.
fear | If I am sent back I believe they will finish what they began at the bridge.
fear/threat | My cousin writes that two men still come by on market days and want to know when I return.
corroboration | The photographs of the burnt shed I sent to my sister before they took the telephone.
corroboration | My papers were in the house, so I have no title to the land to show.
entry | I crossed at San Ysidro on 3 October 2023 and gave myself up to the first officer I saw.
deadline | For the first fourteen months I could hardly leave the room, and my host kept telling me there was no hurry about the forms.
health | I wake at four each morning because that is when they came.
work/ties | Here I wash dishes at a hospital in Aurora and on Sundays I help a man with his bees.
# S1 | evaluation | Psychological evaluation of Haftom Tekle
health | Mr. Tekle startles at engines, avoids uniforms and has lost eleven kilograms.
health | His score on the Harvard Trauma Questionnaire is 3.1.
opinion/deadline | In my professional opinion his condition kept him from preparing an application during 2024.
opinion/health | The scars on both wrists are consistent with the dragging he describes.
# S2 | declaration | Statement of a hairdresser from San Pedro Sula (hurried notes of the interview)
identity | Yessenia Maribel Cáceres, b. 9/4/1994, Chamelecón
work | had own salon since 2016, two chairs, one girl helping
threat | Nov 2019 boy w/ number tattooed on neck left slip: 800 a week or we shave your head and then the rest
money/harm | paid till Easter, borrowed from aunt to do it
harm | April 2020 three came in at closing, broke mirror w/ her face, one held scissors to eye
motive | said "the women of the street belong to the block", bc she turned down the palabrero
motive/relation | he told everybody she was his
harm | raped in back room, 2 of them, helper made to watch
health | bled 3 wks, midwife no hospital
protection | went to posta next day, officer was laughing w/ one of them outside, walked on
protection | complaint 2nd time at DPI Tegucigalpa, got paper w/ stamp, never anybody called
relocation | stayed w/ godmother in Choluteca 5 mos, they got the address out of her little brother
harm/fear | brother Kevin found in river Feb 2022
trait | single, no man in the house, everybody knows it
fear | they hold the whole sector, anyone coming back gets reported by the taxi men
entry | Eagle Pass 6/18/2022 w daughter, turned self in
proceedings | NTA same week, master 3/2027 Judge Oyelaran
record/screening | no tickets no arrests here or there
school | daughter 4th grade, honor roll twice
work/ties | cuts hair at a shop on Bellaire, sings in choir
# S2 | police | Constancia, Dirección Policial de Investigaciones
protection/corroboration | The undersigned states that on 2 September 2020 the citizen Cáceres appeared to file complaint 0801-2020-4417.
protection | The file is in the archive for lack of identification of those responsible.
# S2 | letter | Letter of the godmother
relocation/corroboration | Yessenia slept in my daughter's room from June until they put the black ribbon on my gate.
corroboration | I saw with these eyes how her hair came out in handfuls.
protection | In this town nobody goes to the officers, because by nightfall the boys know what you have said.
threat | Last month one of them asked me at the mill if the stylist has sent any dollars.
# W1 | declaration | Declaration of a school bus mechanic whose husband is from Ecuador
identity/status | I was born in Toledo, Ohio, and so were both of my parents.
family | Wilson and I have been married since the summer of 2015 and have twin girls.
health | In 2021 they found that my kidneys were down to a fifth.
health/care | Three evenings a week I am hooked up to the machine in our spare room.
care | Wilson puts the needles in because my own hands shake too much.
care | He gets the twins up, does the braids and has them at the stop by seven.
care | My sister is in Tucson and my mother is gone, so there is not another soul to do it.
money | Between us we clear about $5,100, and his half is what the mortgage eats.
money | We still owe the hospital $23,480.
work | I am on light duty at the garage and they have told me it ends in June.
school | Ruby has a plan at Whittier Elementary for her reading and someone sits with her each morning.
health | Without him the center would want me there at five, and I would not last the year, my doctor says.
ties | I do not speak a word of Quichua and my Spanish is what I have learned from songs.
ties | My grandparents are buried ten minutes from our porch.
country | Where his people live the clinic opens on Tuesdays and nobody has ever seen a dialysis machine there.
intention | I would have to stay behind, as a move would be the end of me.
presence/entry | He came over the line near Douglas in 2006 and has not been out of the country since.
petition | Our I-130 went through in February of last year.
character | He has put on the roof of our church twice and never taken a cent.
record | Apart from one ticket for a taillight he has never had to do with the police.
# W1 | medical | Nephrology note
health | ESRD secondary to lupus nephritis; home hemodialysis 4 h x 3/wk since 11/2021.
care | Trained care partner: husband; no alternate has completed training.
opinion/health | Loss of the partner would necessitate return to in-center treatment with predictable decline.
# W1 | financial | Letter of the credit union
money | The account has had an average balance of $612 over the last twelve months.
# W2 | declaration | Declaration of a retired father, permanent resident from the Philippines
status | I got my green card in 1998 through my late wife.
identity/family | Marisol is my youngest and the only one who never married.
health | After the second stroke my right side does not do what I tell it.
care | She cuts my meat, buttons my shirts and lifts me from the tub.
care | At night she sleeps with the door open because I choke.
money | My pension from the cannery is $1,140 and the pills alone take a third.
money/work | She brings home six hundred a week from the bakery and it all goes into this house.
care/family | My son drives long haul and we see him at Christmas.
health | The speech lady says that I have come further than she ever hoped.
country | In Samar the last typhoon took the road and the infirmary, and they have not been put back.
relocation/ties | Of my brothers there only Dodong is alive, and he is older than I am.
ties | For thirty-one years I have voted for nothing but I have coached half of this town in boxing.
entry/presence | She came on a visitor's stamp in 2009 to nurse her mother and stayed past the date.
intention | If she has to leave I would go nowhere, I would just wait.
health/opinion | Since the letter came I do not sleep and Dr. Whitfield has put me on something for sadness.
# W2 | evaluation | Home-care assessment
care | Requires hands-on help with six of six activities of daily living.
care | Primary caregiver (daughter) provides about 62 hours per week.
opinion/care | Placement in a facility would be the only option were she unavailable.
money | The private rate in the county is $284 a day.
character/work | She has worked at the same bakery for nine years, wrote the owner, and he would trust her with the keys to his own house.
# N1 | other | Notes and papers of a naturalization applicant
status | LPR since 05/17/2019, category IR1.
presence | Out 11/02/2022 to 05/29/2023, Lagos.
presence/family | Stayed that long because father had a hip replaced and there was no one else.
ties/presence | Kept the lease on Fulton Avenue and paid the rent all those months.
work | Employer held the position and wrote a letter to say so.
record | Cited 2021 for fishing without a license, paid $75, case closed.
money/character | 2022 return filed on extension, balance paid in four installments.
character | Tutors reading on Saturdays at the Enoch Pratt branch.
money/character | Child support for Tobi is current, $410 a month through the state.
family | Divorced in Baltimore City 2016, decree enclosed.
status/family | Spouse is a citizen by birth.
identity | Name on the certificate to be changed from Adewale to Wale.
work | Charge nurse, Sinai Hospital, nights.
proceedings/other | Biometrics taken 8/14/2026.
# L1 | letter | Draft points of an expert for a seismologist
achievement | Dr. Ilse Brandt-Okafor built the first early-warning array that runs on buried telephone cable.
achievement | The utility of three counties now shuts its valves by her signal.
publication | Her paper of 2022 in Seismic Letters has been cited 311 times.
publication/achievement | Eleven of her articles appeared in the four journals that everyone in the field reads.
relation | I have never worked with her, shared a grant with her or met her outside of two panels.
relation/work | I was the external reader of her habilitation.
opinion | In my judgment no one else in this country could bring the system to the Cascades before 2030.
opinion/country | A delay would leave four million people without the ten seconds that matter.
work | She leads a group of nine at the state survey.
school | She holds a doctorate from Potsdam, awarded with highest distinction.
achievement | In 2024 the union of geophysicists gave her its medal for researchers under forty.
achievement/relation | I was asked to judge her work for that medal and put it first.
work | Since 1996 I have held the chair of applied seismology at Cordova State.
money/relation | I am paid by the hour, whatever the outcome of the petition.
intention | She means to stay with the survey and to train the crews of Oregon next.
# S2 | declaration | Second part of the notes
belief/event | marched w/ the women's committee 8 March 2021, was on local tv
threat/motive | after tv clip a voice msg: "we saw your little sign, the grave is open"
fear/threat | taxi owner told her mother June 2024 they still keep the photo
health | sees Dr. Amaya at the Gulfton clinic since 2023, takes prazosin
deadline | first notario took $900 and mailed nothing, found out Aug 2023
trait/protection | there a woman who says no to them has nobody who would stand up for her
family | one daughter, Dariela, b. 2013, father never in the picture
relocation | Choluteca has them too, same number on the walls
# S1 | letter | Letter of a priest in Aurora
character/work | Haftom is at the door of the church before I am and has mended every pew in it.
corroboration/harm | His neighbor from Adwa, who now lives in my parish, watched the truck go by.
belief | He keeps all the fasts of our Tewahedo calendar.
# W2 | letter | Letter of the daughter's employer and of a neighbor
opinion/care | I do not see how the old man would get through one day without her.
care | I have seen her carry him down the steps to my car when the ambulance was late.
# W1 | school | Plan of Whittier Elementary
school/health | Ruby qualifies under specific learning disability and receives 60 minutes of reading support daily.
family/care | Father attends all conferences and is the contact for both girls.
# N1 | letter | Letter of the supervisor
character/work | In seven years I have not had one complaint about Mr. Adewale, and nurses ask for his shift.
presence/work | He was granted unpaid leave for the time in Lagos and came back to the same ward.
# L1 | cv | From the curriculum
achievement | Fellow, Union of Geophysicists, 2025
publication | Brandt-Okafor I, Seo H. Strain on dark fiber. Seismic Letters 2022;14:88-97.
achievement/relation | Reviewer for three journals and the national science board
`.trim()
