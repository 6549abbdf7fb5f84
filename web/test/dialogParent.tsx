import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { WaitlistDialog } from '../src/components/waitlist/WaitlistDialog.tsx';

/** A parent that holds the dialog's state itself and obeys `setDialog(open)`, called by a test. */
function Parent() {
  const [open, setOpen] = useState(true);
  Object.assign(window, { setDialog: setOpen });
  return (
    <MemoryRouter>
      <h1>{open ? 'open' : 'closed'}</h1>
      <WaitlistDialog open={open} setOpen={setOpen} />
    </MemoryRouter>
  );
}

createRoot(document.getElementById('root') as HTMLElement).render(<Parent />);
