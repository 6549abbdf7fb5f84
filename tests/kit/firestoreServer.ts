import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { homedir } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import type { TestProject } from 'vitest/node';
import { freePort, LOOPBACK } from '../../tools/lib/loopback.ts';
import { openDatabase } from '../../tools/lib/openDatabase.ts';
import { startFirestore } from '../../tools/stack/embeddedFirestore.ts';

const MAIN = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';
const MISSING = "Google's Firestore isn't installed. Run npx firebase setup:emulators:firestore.";

/** Starts one Firestore for a project's tests: the embedded one, or with TEST_FIRESTORE=google Google's. */
export default async function startServer({ provide }: TestProject) {
  const port = await freePort();
  const host = `${LOOPBACK}:${port}`;
  const isGoogles = process.env.TEST_FIRESTORE === 'google';
  provide('firestore', { host, isGoogles });
  return isGoogles ? startGoogles(host, port) : (await startFirestore({ port })).stop;
}

/** Starts Google's emulator without the Firebase CLI, which asks for Java 21. */
async function startGoogles(host: string, port: number) {
  const jar = findJar();
  if (!jar) throw new Error(MISSING);
  const java = spawn('java', ['-cp', jar, MAIN, `--host=${LOOPBACK}`, `--port=${port}`], { stdio: 'ignore' });
  await once(java, 'spawn');
  while (!(await fetch(`http://${host}`).catch(() => false))) {
    if (java.exitCode !== null) throw new Error("Google's Firestore has ended by itself.");
    await setTimeout(50);
  }
  // The first write takes seconds, and functions have a deadline.
  const { database, close } = openDatabase({ firestoreHost: host, projectId: 'demo-first' });
  await database.doc('first/write').create({});
  await close();
  return () => java.kill();
}

/** Finds Google's emulator where the Firebase CLI or gcloud installs it. */
function findJar(): string | undefined {
  const gcloud = spawnSync('gcloud', ['info', '--format=value(installation.sdk_root)'], { encoding: 'utf8' }).stdout;
  const folders = [`${homedir()}/.cache/firebase/emulators`, `${gcloud?.trim()}/platform/cloud-firestore-emulator`];
  return globSync(folders.map((folder) => `${folder}/cloud-firestore-emulator*.jar`))[0];
}

// .ci/run asks whether it is installed.
if (import.meta.main && !findJar()) throw new Error(MISSING);
