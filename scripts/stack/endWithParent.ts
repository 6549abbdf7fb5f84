// Loaded into the emulators' process before firebase-tools: if the stack's process is killed outright,
// the channel to it closes, and the emulators end with all their workers instead of living on as orphans.
process.on('disconnect', () => process.kill(-process.pid, 'SIGKILL'));
process.channel?.unref();
