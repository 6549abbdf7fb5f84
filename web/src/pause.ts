/** Ends a task. Modules that are imported after this one are evaluated in the next task. */
await new Promise((resolve) => setTimeout(resolve));

export {};
