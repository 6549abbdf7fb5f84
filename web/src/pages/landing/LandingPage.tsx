import { Benefits } from './Benefits.tsx';
import { Hero } from './Hero.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { Problem } from './Problem.tsx';
import { Solution } from './Solution.tsx';
import { Trust } from './Trust.tsx';
import { Waitlist } from './Waitlist.tsx';

export function LandingPage() {
  return (
    <>
      <Hero />
      <Problem />
      <Solution />
      <HowItWorks />
      <Benefits />
      <Trust />
      <Waitlist />
    </>
  );
}
