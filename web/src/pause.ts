/** Ends a task: in the bundle, what is imported after this module is evaluated in the next one. */
await new Promise((resolve) => setTimeout(resolve));

export {};
