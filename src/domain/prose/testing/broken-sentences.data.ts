/**
 * Sentences that no brief may print: seen in drafts of hurried notes, or written after the same faults. One a line. Rules
 * were made by the lines of an even place (0, 2, 4 …) alone; the others only measure.
 */
export const brokenSentences: readonly string[] = `
Slept on the floor of the cell for eleven days.
He is been back once in thirty years, in 2009.
Mr. Lobo cries about mother would stay.
Money: He tithes.
The file notes further: wage $2,700 a month; hers 0; mortgage.
She sends earns $2,100 a month.
He father was beaten on March 3, 2022.
Brenda and Ms. N. was at the clinic.
He married at the courthouse and and moved in.
Her fault mostly; been solid since.
He has a has a daughter of thirteen.
Lost the left eye in June 2022.
Surgery scheduled for February 9, 2027.
She she drives him to work at 5:30 in the morning.
No driving at night.
The boys’ custody order, cannot take them out of Utah.
Tyler, 15, and Cade, 13, his sons, custody.
He have two children from his first marriage.
They was held in a container for three days.
The police came to the house and took brother.
Brother arrested in May 2022 by soldiers.
Told his brother that he is murtad and.
She has went to the clinic every week since 2021.
He did not went back to the village.
The mother were ill for two years before she died.
Doctor says that the medicine is not.
Because he was afraid of the men at the corner.
When the soldiers came to the market in Goma.
Raised in the faith, not practicing since university.
Working at the warehouse since 2014 with the card of a cousin.
The the applicant was baptized on March 31, 2024.
Of the men who came, two of them of the.
She would been alone with the two children.
He can drives at night no longer.
Ms. Otero will has to give up her work.
After the interview was referred to the court.
In 2019 moved to Lima with the children.
On May 2, 2023 shot at his truck.
Since the accident cannot lift more than ten pounds.
Left the village on October 19, 2024, Bucaramanga until March.
pamphlet found under the door on February 11, 2025.
tied up for two nights at a camp.
She cooks, drives, does his eye drops and and works.
Depression, hospital in March and April of 2024.
Police in Almaty, hot iron on thighs, bag on head.
To confess he took weapons.
Kyrgyzstan, three weeks in February 2022 at aunt.
Because thought he was a terrorist.
Then because he complained and spoke.
Beaten by unknown men in November 2022 after an interview.
Never harmed himself.
Parents’ house searched, his old books and laptop taken.
Nose broken.
A man from his church, Farhad, went back in 2023 and got.
Flogged and solitary for converts.
Brother was slapped and told they will break.
Elected, registered with the mayor, everybody knows who they are.
No child from the vereda goes to the guerrilla, said in meeting.
The one who is not with us is with.
He was refused to pay the quota and list of boys.
Married in November 2019, Bell County courthouse.
Two children, Micah, 6, and Naomi, 3.
Oscar stays home with children and does drywall on weekends and oscar wakes her up and nightmares and counseling.
Active duty cannot move.
Even if out: no Spanish, his town speaks Ixil.
Children never been.
Asthma, two hospital stays.
One ticket for no license in 2016, paid $310.
Came at 18 with cousin.
Sorry he did it.
Dad, 63, bipolar, three hospitalizations.
Maricel does pillbox, drives him monthly, sees mania coming before anyone.
Works part time at a parking garage for $1,450 a month.
Lithium and levels not reliable in Batangas.
His brother in Canada.
Overstayed because mother got sick in September 2017.
Reported income with an ITIN.
Wrote to the committee twice, no answer.
Medicare do not pay for care abroad.
He gets Social Security $1,412 and small pension.
Off by twenty minutes and he freezes and falls and she lifts him and he cries and sleeps.
Choked in April, Maricel did the Heimlich.
Gangs tax every shop on that street, cousin shot in 2019.
Boss at a hotel said a bracelet went missing, police talked to her, nothing came of.
Teaches catechism, cooked after the storm for whole street.
Mother: heart failure, oxygen at night.
Work: Mr. Asante is a machinist at Buckeye Valve.
Health: She had eleven admissions between 2019 and 2024.
Taxes: filed jointly since 2018.
Church: usher.
Further: the children do not speak Spanish.
House in La Ceiba went in the storm.
The client he was stopped at the border twice.
His wife she cannot stand or dress herself during a crisis.
Ms. Holloway she lives with them.
The applicant is fear to return to Kazakhstan.
He is work as a machinist at the valve factory.
She is depend on him for the drives to the clinic.
The child have a hearing aid in each ear.
The children was with their grandmother that night.
The two men was in plain clothes.
Her parents is dead.
His father are 74 years old.
He do not speak Tagalog.
She do the pills every three hours.
They has no family in Ghana.
We was told to wait.
I has known him since 2015.
It were dark when they came.
He take the pills at five in the morning.
She live with her grandmother.
He tithe and cook for the parish.
They goes to Mass every Sunday.
She not able to work since the birth.
He not speak the language of the town.
He gone to the police two times.
She seen the men again at the market.
They done nothing with the complaint.
She been in treatment since 2020.
He could not of known that the card was false.
The soldiers they took him away in.
He was took to the station on January 6.
The house was broke into twice.
She was gave a paper to sign.
He has took the medicine since 2017.
She had went to her aunt before the visit.
They have came to the house four times.
He did told the officer about the threat.
She does not has a license.
He did not knew the man.
Did not report to the police because.
The officer said to went home.
He wants to has his mother with him.
She tried to was brave for the children.
The a doctor at the hospital examined him.
He lives with a his brother.
She gave her the the injection.
The his wife’s insurance ends in May.
Of he and his cousin nobody has heard since.
The gang came for he and the boys.
A letter to she from the landlord.
With they the children would be safe.
He it took to the prosecutor.
Him was beaten with a rifle butt.
Them came again the next week.
Me and my wife knows the family well.
He was beaten with a
He lives with his wife and his
She said that the men would
The commander told her that if she did not
The insurance ends if he is abroad, so
He was detained at the airport by the
They met at church and married at.
The clinic is four hours from the village of.
He needs care because of.
She is afraid that.
The company pays him, and.
His sister, who.
The letter of the employer, which.
He was struck on the head, the, and the arm.
Threats by phone, letters, a dead dog at the gate.
Two nights in a camp without food.
Fear of the cartel and its men in the police.
An honest man, a good father, a neighbor everyone trusts.
A usher at Mount Olivet since 2018.
Good moral character, no arrests, taxes filed.
To Morelia for seven weeks.
With the ELN until October.
From the village to Bucaramanga on foot, four days.
Not before the summer of 2027.
Also the brother-in-law in Denver.
Especially at night.
Such as the drives, the drops, and the cooking.
Which is why he never went back.
Who took him in after the flood.
And the same men again in August.
Whereas the daughter in Houston.
Although she had promised to return by the fall.
If he were removed to Honduras.
While she works at the hospital in the evenings.
Unless the surgery is done in Omaha.
Is a deacon of the parish and a coach.
Has never been arrested in any country.
Was told by the clerk to come back.
Cannot sleep, wakes at three.
Would lose the farm without her.
Does not eat with the family.
Went to the prosecutor on May 4, 2023.
Took the children to school every day.
Came as a student in 2014.
Says that she will wait for him.
Knows the files of both clinics.
Helps the widows of the parish with repairs.
Gives her the injections since the lung clot.
Suffers from nightmares and flashbacks.
Diagnosed with lupus in 2019.
Married her in 2018, two children.
Born in Oaxaca, raised by grandmother.
Hit with rifle butt, shoulder dislocated.
Held in cell with nine men, no food for two days.
Sold house in order to pay for lawyer.
Mother sick, father gone, brother in prison.
He told clerk that he was on the way.
She went to store with sister.
He lived in house of uncle until 2019.
The soldiers burned house and took cow.
She was waiting in car outside clinic.
He works at factory from six to two.
Dr. Osei says she sees mania coming b4 anyone.
He takes meds q3h w/ thickener.
She works p/t at the clinic.
He was dx with glaucoma in the right eye.
He didnt go back because they was waiting.
Hes blind in one eye and cant drive.
The record shows that shes the only driver.
He was paid $75 , and left.
He was fined ( twice ) in 2016..
The letter says: ; and the report.
“He was beaten with a rifle.
She lives with him (and her mother.
He said no no one would help.
The reason is is that the road was closed.
He was in in the hospital for a week.
They had to to sell the cows.
The judge did did not ask about it.
It was on on the second visit that he signed.
He asked for for help at the embassy.
He fears would be killed on return.
The brother lives in Denver has four children.
She works nights takes the boy to school.
There is are two clinics in the region.
The clinic was is closed.
He must can speak to the doctor alone.
She had is a kidney from his sister.
The children need has to be taught in English.
What was done to the family of?
The police.
Interview.
Not in contact.
Homeowner.
Nurse in Peru for eight years.
Only son.
As above.
See notes.
Yes, twice.
N/A.
Unknown to client.
Ask about the aunt.
Check the dates with the declaration.
`
  .trim()
  .split('\n')
